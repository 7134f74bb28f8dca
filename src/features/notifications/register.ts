/** Keeps this phone registered for push messages, locally and on the server. */
import { currentSession } from '#domain/session/session.ts'
import { updatePushToken } from '#generated/operations/notifications.ts'
import { deviceId } from '#shared/api/device.ts'
import { dateNow } from '#shared/clock.ts'
import { withLock } from '#shared/locks.ts'
import { read, write } from '#shared/storage/storage.ts'
import { subscribe } from './provider.ts'
import { isStale, type PushRegistration } from './registration.ts'
import { currentEndpoint, unsubscribe, vapidKey } from './subscription.ts'

/** Failures are only logged (§8). */
function none(error: unknown) {
  console.warn('Push registration failed:', error)
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
  // Stored before it is sent to the server. If sending fails, the next visit sends it.
  write('pushRegistration', registration)
  return reportToServer(registration)
}

/** Runs one registration at a time across all tabs. */
const exclusively = (work: () => Promise<PushRegistration | null>) => withLock('push', () => work().catch(none))

/** Call after permission was granted. Returns null if the registration failed. */
export const registerForPush = () => exclusively(register)

async function keep() {
  const registration = read('pushRegistration')
  // Signed out: the previous customer's messages must not reach the next person who uses the phone.
  if (!registration) return unsubscribe().then(() => null)
  const facts = { endpoint: await currentEndpoint(), vapidKey, now: dateNow() }
  return isStale(registration, facts) ? register() : reportToServer(registration)
}

/** Renews a stale registration and reports the current customer to the server. Null without one or on failure. */
export const keepRegistered = () => exclusively(keep)
