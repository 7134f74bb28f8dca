/** The browser's own part of push messages, whoever sends them. */

/** The public half of the sender's key (RFC 8292). Here and not in shared/config.ts, to stay out of the first load. */
export const vapidKey = import.meta.env.VITE_VAPID_KEY ?? ''

/** Milliseconds (specification §9). */
const activationTimeout = 10_000

/** With the permission granted. Answers the browser's subscription and the token that the sender knows it by. */
export type Subscribe = (
  worker: ServiceWorkerRegistration,
  vapidKey: string,
) => Promise<{ token: string; subscription: PushSubscriptionJSON }>

export const canPush = () =>
  vapidKey !== '' && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The app's own worker, once it is active. Rejects where that takes too long. */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The service worker did not start in time')), activationTimeout)
  })
  return Promise.race([navigator.serviceWorker.ready, tooLate]).finally(() => clearTimeout(timer))
}

const currentSubscription = async () => (await activeWorker()).pushManager.getSubscription()

export const currentEndpoint = async () => (await currentSubscription())?.endpoint

/** Ends it at the push service as well, so that a token made from it is worth nothing. */
export async function unsubscribe() {
  await (await currentSubscription())?.unsubscribe()
}
