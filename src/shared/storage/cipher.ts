/**
 * Stored texts, enciphered where the installation has a key for it (specification §3), else as they are.
 * It keeps curious eyes off, and nobody who can read the app's own files: docs/decisions/0010.
 */
import { ctr } from '@noble/ciphers/aes.js'

// Named in full: without a key the build sees that nothing of the library can ever run, and leaves it out.
const key = import.meta.env.VITE_STORAGE_KEY
const iv = import.meta.env.VITE_STORAGE_IV

/** Before what is enciphered, to tell it from what was stored without a key; and inside, to know the right key by. */
const mark = 'aes-ctr:'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** There and back again; the key is 16, 24 or 32 characters long, the IV 16. */
const turn = (bytes: Uint8Array, secret: string) =>
  ctr(bytesOf(secret), bytesOf(iv || secret.slice(0, 16))).encrypt(bytes)

function toBase64(bytes: Uint8Array) {
  let letters = ''
  // All at once would be more arguments than a call can take.
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export const encipher = (plain: string) => (key ? mark + toBase64(turn(bytesOf(mark + plain), key)) : plain)

/** Undefined where it can't be read with the key there is, or without one. */
export function decipher(stored: string): string | undefined {
  if (!stored.startsWith(mark)) return stored
  if (!key) return undefined
  try {
    const plain = new TextDecoder().decode(turn(fromBase64(stored.slice(mark.length)), key))
    return plain.startsWith(mark) ? plain.slice(mark.length) : undefined
  } catch {
    return undefined
  }
}
