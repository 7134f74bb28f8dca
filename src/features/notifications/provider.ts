/** Who sends push messages: FCM where it is configured, else whoever holds the key's private half. */
import { type PushRegistration, registrationOf } from './registration.ts'
import { activeWorker, type Subscribe, unsubscribe, vapidKey } from './subscription.ts'
import { subscribe as subscribeForWebPush } from './web-push.ts'

/** Decided by the build, which reads the condition only where it stands: without a configuration nothing of FCM is in it. */
const subscribeFor = async (): Promise<Subscribe> =>
  import.meta.env.VITE_FIREBASE_APP_ID ? (await import('./fcm.ts')).subscribe : subscribeForWebPush

/** Throws where the browser, its push service or the sender's can't. */
export async function subscribe(): Promise<PushRegistration> {
  const [worker, ask] = await Promise.all([activeWorker(), subscribeFor()])
  const { token, subscription } = await ask(worker, vapidKey).catch(async () => {
    // One made with another key stands in the way.
    await unsubscribe()
    return ask(worker, vapidKey)
  })
  return registrationOf(token, subscription, vapidKey, Date.now())
}
