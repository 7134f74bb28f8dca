/** Keeps this phone registered for the push messages of its customer, locally and on the server. */
import { currentSession } from '#domain/session/session.ts'
import { updatePushToken } from '#generated/operations/notifications.ts'
import { deviceId } from '#shared/api/device.ts'
import { dateNow } from '#shared/clock.ts'
import { withLock } from '#shared/locks.ts'
import { readOwned, writeOwned } from '#shared/storage/owned.ts'
import { subscribe } from './provider.ts'
import { isStale, type PushRegistration } from './registration.ts'
import { closeMessages, currentEndpoint, unsubscribe, vapidKey } from './subscription.ts'

type Owner = string | undefined

/** Failures are only logged (§8). */
function none(error: unknown) {
  console.warn('Push registration failed:', error)
  return null
}

/** Returns null if another customer has signed in: the registration was not theirs, so it ends. */
async function store(owner: Owner, registration: PushRegistration): Promise<PushRegistration | null> {
  if (writeOwned('pushRegistration', owner, registration)) return registration
  await unsubscribe()
  return null
}

async function reportToServer(owner: Owner, registration: PushRegistration): Promise<PushRegistration | null> {
  // Stored before it is sent to the server. If sending fails, the next visit sends it.
  const stored = await store(owner, registration)
  if (!stored || !owner || registration.reportedFor === owner) return stored
  await updatePushToken.call({
    body: { device_type: 'web', device_id: deviceId(), fcm_token: registration.token },
  })
  return store(owner, { ...registration, reportedFor: owner })
}

const register = async (owner: Owner) => reportToServer(owner, await subscribe())

/** Runs one registration at a time across all tabs, unless another customer has signed in by then. */
const exclusively = (owner: Owner, work: (owner: Owner) => Promise<PushRegistration | null>) =>
  withLock('push', async () => (currentSession().userId === owner ? work(owner).catch(none) : null))

/** Call after the customer has granted the permission. Returns null if the registration failed. */
export const registerForPush = (owner: Owner) => exclusively(owner, register)

async function keep(owner: Owner) {
  const registration = readOwned('pushRegistration', owner)
  // Signed out: the next person who uses the phone must not see the previous customer's messages.
  if (!registration) return Promise.all([unsubscribe(), closeMessages()]).then(() => null)
  const facts = { endpoint: await currentEndpoint(), vapidKey, now: dateNow() }
  return isStale(registration, facts) ? register(owner) : reportToServer(owner, registration)
}

/** Renews a stale registration and reports the customer to the server. Null without one or on failure. */
export const keepRegistered = (owner: Owner) => exclusively(owner, keep)
