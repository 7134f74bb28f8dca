import { decrypt } from './cipher.ts'

/** A stored record as text, for scripts that run before the app. */
export const record = (key: string): string | null => decrypt(localStorage.getItem(key) ?? '') || null
