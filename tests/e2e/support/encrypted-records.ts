/** Runs in the page: the encrypted records, and whether a script could export each key. */
export const encryptedRecords = () =>
  new Promise<{ canBeRead: boolean }[]>((resolve) => {
    const request = indexedDB.open('keyval-store')
    request.onsuccess = () => {
      const database = request.result
      const isThere = database.objectStoreNames.contains('keyval')
      const all = isThere && database.transaction('keyval').objectStore('keyval').getAll()
      if (all)
        all.onsuccess = () => {
          database.close()
          resolve(all.result.map(({ key }: { key: CryptoKey }) => ({ canBeRead: key.extractable })))
        }
    }
  })

/** Runs in the page: the orders that are stored for offline use, decrypted as the app does. */
export const keptOrders = () =>
  new Promise<{ order: { id: string; user_id: string }; checkedAt: string }[]>((resolve, reject) => {
    const request = indexedDB.open('keyval-store')
    request.onsuccess = () => {
      const database = request.result
      if (!database.objectStoreNames.contains('keyval')) return resolve([])
      const all = database.transaction('keyval').objectStore('keyval').getAll()
      all.onsuccess = () => {
        database.close()
        const [sealed] = all.result
        if (!sealed) return resolve([])
        crypto.subtle
          .decrypt({ name: 'AES-GCM', iv: sealed.iv }, sealed.key, sealed.data)
          .then((data) => resolve(JSON.parse(new TextDecoder().decode(data)).orders))
          .catch(reject)
      }
    }
  })
