/** Firebase Cloud Messaging: FCM issues the token for the subscription. Loaded only if configured. */
import { initializeApp } from '@firebase/app'
import { getMessaging, getToken, isSupported } from '@firebase/messaging'
import { config } from '#shared/config.ts'
import type { Subscribe } from './subscription.ts'

export const subscribe: Subscribe = async (worker, vapidKey) => {
  // Without this check, an unsupported browser causes an unhandled rejection.
  if (!(await isSupported())) throw new Error('Firebase does not support this browser')
  // The app's service worker shows the messages; by default, FCM would register its own.
  // oxlint-disable-next-line typescript/no-deprecated -- Servers send to this token. Its successor needs another API.
  const token = await getToken(getMessaging(initializeApp(config.push.firebase)), {
    vapidKey,
    serviceWorkerRegistration: worker,
  })
  const subscription = await worker.pushManager.getSubscription()
  if (!subscription) throw new Error('Firebase created no subscription')
  return { token, subscription: subscription.toJSON() }
}
