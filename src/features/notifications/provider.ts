/** Sends push messages through FCM if configured, otherwise by standard Web Push. */
import { type PushRegistration, registrationOf } from './registration.ts'
import { activeWorker, type Subscribe, unsubscribe, vapidKey } from './subscription.ts'
import { subscribe as subscribeForWebPush } from './web-push.ts'

/** The condition is written inline so that the build can evaluate it and leave FCM out if it is not configured. */
const subscribeFor = async (): Promise<Subscribe> =>
  import.meta.env.VITE_FIREBASE_APP_ID ? (await import('./fcm.ts')).subscribe : subscribeForWebPush

/** Throws if the browser or a push service can't subscribe. */
export async function subscribe(): Promise<PushRegistration> {
  const [worker, ask] = await Promise.all([activeWorker(), subscribeFor()])
  const { token, subscription } = await ask(worker, vapidKey).catch(async () => {
    // A subscription made with another key blocks a new one.
    await unsubscribe()
    return ask(worker, vapidKey)
  })
  return registrationOf(token, subscription, vapidKey, Date.now())
}
