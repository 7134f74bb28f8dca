/** Subscribes to push messages through FCM if configured, otherwise through standard Web Push. */
import { dateNow } from '#shared/clock.ts'
import { config } from '#shared/config.ts'
import { type PushRegistration, registrationOf } from './registration.ts'
import { activeWorker, type Subscribe, unsubscribe, vapidKey } from './subscription.ts'
import { subscribe as subscribeForWebPush } from './web-push.ts'

const subscribeFor = async (): Promise<Subscribe> =>
  config.push.firebase.appId ? (await import('./fcm.ts')).subscribe : subscribeForWebPush

/** Throws if the browser or a push service can't subscribe. */
export async function subscribe(): Promise<PushRegistration> {
  const [worker, ask] = await Promise.all([activeWorker(), subscribeFor()])
  const { token, subscription } = await ask(worker, vapidKey).catch(async () => {
    // A subscription made with another key blocks a new one.
    await unsubscribe()
    return ask(worker, vapidKey)
  })
  return registrationOf(token, subscription, vapidKey, dateNow())
}
