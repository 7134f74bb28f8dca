import { decipher } from '#shared/storage/cipher.ts'

/** A record of the local storage as text, before the app's own reader is there. */
export const record = (key: string): string | null => decipher(localStorage.getItem(key) ?? '') || null
