/** Keeps this phone registered for push messages, here and at the server. */
import { currentSession } from '#domain/session/session.ts'
import { updatePushToken } from '#generated/operations/notifications.ts'
import { deviceId } from '#shared/api/device.ts'
import { withLock } from '#shared/locks.ts'
import { read, write } from '#shared/storage/storage.ts'
import { subscribe } from './provider.ts'
import { isStale, type PushRegistration } from './registration.ts'
import { currentEndpoint, unsubscribe, vapidKey } from './subscription.ts'

/** A failure is only logged (§8). */
function none(error: unknown) {
  console.warn('No push messages:', error)
  return null
}

async function reportToServer(registration: PushRegistration): Promise<PushRegistration> {
  const { userId } = currentSession()
  if (!userId || registration.reportedFor === userId) return registration
  await updatePushToken.call({
    body: { device_type: 'web', device_id: deviceId(), fcm_token: registration.token },
  })
  const reported = { ...registration, reportedFor: userId }
  write('pushRegistration', reported)
  return reported
}

async function register() {
  const registration = await subscribe()
  // Stored before the server is informed. If that fails, the next visit reports it.
  write('pushRegistration', registration)
  return reportToServer(registration)
}

/** One at a time across all tabs. */
const alone = (work: () => Promise<PushRegistration | null>) => withLock('push', () => work().catch(none))

/** Registers once permission is granted. Null if that failed. */
export const registerForPush = () => alone(register)

async function keep() {
  const registration = read('pushRegistration')
  // Signed out: messages for that customer must not reach whoever has the phone now.
  if (!registration) return unsubscribe().then(() => null)
  const facts = { endpoint: await currentEndpoint(), vapidKey, now: Date.now() }
  return isStale(registration, facts) ? register() : reportToServer(registration)
}

/** Renews an old registration and tells the server whose phone it is now. Null if there is none or that failed. */
export const keepRegistered = () => alone(keep)
