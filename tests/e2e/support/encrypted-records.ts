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
