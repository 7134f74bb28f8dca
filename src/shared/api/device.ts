import { randomUUID } from '../platform.ts'
import { read, write } from '../storage/storage.ts'

/** The id of this installation, made once. */
export function deviceId(): string {
  const known = read('deviceId')
  if (known) return known
  const made = randomUUID()
  write('deviceId', made)
  return made
}

/** The device as sign-in and token renewal describe it, with its push token if there is one. */
export function deviceFields() {
  const token = read('pushRegistration')?.token
  return { device_type: 'web' as const, device_id: deviceId(), ...(token && { fcm_token: token }) }
}
