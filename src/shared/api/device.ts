import { read, write } from '../storage/storage.ts'

/** The id of this installation, made once. */
export function deviceId(): string {
  const known = read('deviceId')
  if (known) return known
  const made = crypto.randomUUID()
  write('deviceId', made)
  return made
}
