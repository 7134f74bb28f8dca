/** Firebase Cloud Messaging: the token is one that FCM issues for the subscription. Loaded only where it is configured. */
import { initializeApp } from 'firebase/app'
import { getMessaging, getToken, isSupported } from 'firebase/messaging'
import type { Subscribe } from './subscription.ts'

/** Each is named in full: the build puts its text in place, and nothing else of the environment. */
const settings = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
  messagingSenderId: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID ?? '',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
}

export const subscribe: Subscribe = async (worker, vapidKey) => {
  // Without this question a browser that can't is an unhandled rejection.
  if (!(await isSupported())) throw new Error('Firebase does not support this browser')
  // The app's own worker shows its messages: FCM would look for one of its own.
  const token = await getToken(getMessaging(initializeApp(settings)), { vapidKey, serviceWorkerRegistration: worker })
  const subscription = await worker.pushManager.getSubscription()
  if (!subscription) throw new Error('Firebase made no subscription')
  return { token, subscription: subscription.toJSON() }
}
