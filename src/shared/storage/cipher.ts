/**
 * Encrypts stored texts if the installation has a key (§3); otherwise they stay as they are.
 * This only obfuscates: whoever can read the app's files has the key (docs/decisions/0010).
 */
import { ctr } from '@noble/ciphers/aes.js'

declare global {
  interface ImportMetaEnv {
    readonly VITE_STORAGE_KEY?: string
    readonly VITE_STORAGE_IV?: string
  }
}

// Written in full, so a build without a key can tree-shake the library.
const key = import.meta.env.VITE_STORAGE_KEY
const iv = import.meta.env.VITE_STORAGE_IV

/** Prefix of encrypted records. It is also part of the plain text, to detect a wrong key. */
const prefix = 'aes-ctr:'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Encrypts and decrypts. The key has 16, 24 or 32 characters, the IV 16. */
const crypt = (bytes: Uint8Array, secret: string) =>
  ctr(bytesOf(secret), bytesOf(iv || secret.slice(0, 16))).encrypt(bytes)

function toBase64(bytes: Uint8Array) {
  let letters = ''
  // Passing all at once could exceed the argument limit.
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export const encrypt = (plain: string) => (key ? prefix + toBase64(crypt(bytesOf(prefix + plain), key)) : plain)

/** Undefined if it can't be decrypted. */
export function decrypt(stored: string): string | undefined {
  if (!stored.startsWith(prefix)) return stored
  if (!key) return undefined
  try {
    const plain = new TextDecoder().decode(crypt(fromBase64(stored.slice(prefix.length)), key))
    return plain.startsWith(prefix) ? plain.slice(prefix.length) : undefined
  } catch {
    return undefined
  }
}
