/** One record in IndexedDB, encrypted with a key that no script can export. Destroying the record destroys the key. */
import { del, get, set } from 'idb-keyval'

interface Sealed {
  key: CryptoKey
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const name = 'vault'
const algorithm = { name: 'AES-GCM', length: 256 }

/** The record; undefined if there is none, it can't be read, or the browser doesn't support this. */
export async function openVault(): Promise<unknown> {
  try {
    const sealed = await get<Sealed>(name)
    if (!sealed) return undefined
    const { key, iv, data } = sealed
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ ...algorithm, iv }, key, data)))
  } catch {
    return undefined
  }
}

/** Stores the record with a new key, unless `mayKeep` returns false just before the write. */
export async function sealVault(value: unknown, mayKeep: () => boolean): Promise<void> {
  try {
    const key = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(value))
    const data = await crypto.subtle.encrypt({ ...algorithm, iv }, key, text)
    if (mayKeep()) await set(name, { key, iv, data } satisfies Sealed)
  } catch {
    // Browsers without WebCrypto or IndexedDB store nothing.
  }
}

export const destroyVault = (): Promise<void> => {
  try {
    return del(name).catch(() => undefined)
  } catch {
    return Promise.resolve()
  }
}
