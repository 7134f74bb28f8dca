/** Firebase Cloud Messaging: FCM issues the token for the subscription. Loaded only if configured. */
import { initializeApp } from 'firebase/app'
import { getMessaging, getToken, isSupported } from 'firebase/messaging'
import type { Subscribe } from './subscription.ts'

/** Each variable is named in full, because the build replaces exactly these expressions. */
const settings = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
  messagingSenderId: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID ?? '',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
}

export const subscribe: Subscribe = async (worker, vapidKey) => {
  // Without this check, an unsupported browser causes an unhandled rejection.
  if (!(await isSupported())) throw new Error('Firebase does not support this browser')
  // The app's own worker shows the messages; by default FCM would look for its own.
  const token = await getToken(getMessaging(initializeApp(settings)), { vapidKey, serviceWorkerRegistration: worker })
  const subscription = await worker.pushManager.getSubscription()
  if (!subscription) throw new Error('Firebase made no subscription')
  return { token, subscription: subscription.toJSON() }
}
