import { randomUUID } from '../platform.ts'
import { readOwned } from '../storage/owned.ts'
import { read, write } from '../storage/storage.ts'

/** The id of this installation, generated once. */
export function deviceId(): string {
  const stored = read('deviceId')
  if (stored) return stored
  const created = randomUUID()
  write('deviceId', created)
  return created
}

/**
 * The device fields of sign-in and token renewal, with the push token if this customer registered it. Another customer's
 * token would send them messages that are not theirs.
 */
export function deviceFields(owner: string | null | undefined) {
  const token = readOwned('pushRegistration', owner)?.token
  return { device_type: 'web' as const, device_id: deviceId(), ...(token && { fcm_token: token }) }
}
