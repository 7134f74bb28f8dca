/**
 * Standard Web Push (RFC 8030, keys by RFC 8292). Another provider, FCM say, would take this file's place: it has to
 * answer the same registration, with the token that it has issued.
 */
import { type PushRegistration, registrationOf } from './registration.ts'

/** The public half of the server's key. Here and not in shared/config.ts, to stay out of the first load. */
export const vapidKey = import.meta.env.VITE_VAPID_KEY ?? ''

/** Milliseconds (specification §9). */
const activationTimeout = 10_000

export const canPush = () =>
  vapidKey !== '' && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function pushManager(): Promise<PushManager> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker did not start in time')), activationTimeout)
  })
  const { pushManager: manager } = await Promise.race([navigator.serviceWorker.ready, tooLate])
  return manager
}

export const currentEndpoint = async () => (await (await pushManager()).getSubscription())?.endpoint

/** Only with the permission granted. Throws where the browser or its push service can't. */
export async function subscribe(): Promise<PushRegistration> {
  const manager = await pushManager()
  const options = { userVisibleOnly: true, applicationServerKey: vapidKey }
  const subscription = await manager.subscribe(options).catch(async () => {
    // Made with another key, it stands in the way.
    await unsubscribe()
    return manager.subscribe(options)
  })
  return registrationOf(subscription.toJSON(), vapidKey, Date.now())
}

export async function unsubscribe() {
  await (await (await pushManager()).getSubscription())?.unsubscribe()
}
