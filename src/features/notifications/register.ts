/** Keeps this phone registered for push messages, and the server informed. */
import { currentSession } from '#domain/session/session.ts'
import { updatePushToken } from '#generated/operations/notifications.ts'
import { deviceId } from '#shared/api/device.ts'
import { withLock } from '#shared/locks.ts'
import { read, write } from '#shared/storage/storage.ts'
import { subscribe } from './provider.ts'
import { isStale, type PushRegistration } from './registration.ts'
import { currentEndpoint, unsubscribe, vapidKey } from './subscription.ts'

/** A push that can't be had is logged and nothing else (specification §8). */
function none(error: unknown) {
  console.warn('No push messages:', error)
  return null
}

async function tellServer(registration: PushRegistration): Promise<PushRegistration> {
  const { userId } = currentSession()
  if (!userId || registration.toldFor === userId) return registration
  await updatePushToken.call({
    body: { device_type: 'web', device_id: deviceId(), fcm_token: registration.token },
  })
  const told = { ...registration, toldFor: userId }
  write('pushRegistration', told)
  return told
}

async function register() {
  const registration = await subscribe()
  // Kept before the server is told: where that fails, the next visit tells it.
  write('pushRegistration', registration)
  return tellServer(registration)
}

/** One at a time over all tabs. */
const alone = (work: () => Promise<PushRegistration | null>) => withLock('push', () => work().catch(none))

/** Registers, with the permission granted. Null where it did not work. */
export const registerForPush = () => alone(register)

async function keep() {
  const registration = read('pushRegistration')
  // Signed out: what was meant for that customer must not come to whoever has the phone now.
  if (!registration) return unsubscribe().then(() => null)
  const facts = { endpoint: await currentEndpoint(), vapidKey, now: Date.now() }
  return isStale(registration, facts) ? register() : tellServer(registration)
}

/** Renews what is old and tells the server whose phone it is now. Null where there is nothing to keep, or it did not work. */
export const keepRegistered = () => alone(keep)
