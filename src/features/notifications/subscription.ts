/** The browser's side of push messages, independent of the provider. */

import { config } from '#shared/config.ts'

/** The sender's public key (RFC 8292). */
export const { vapidKey } = config.push

/** Milliseconds (§9). */
const activationTimeout = 10_000

/** Requires permission. Returns the browser's subscription and the provider's token for it. */
export type Subscribe = (
  worker: ServiceWorkerRegistration,
  vapidKey: string,
) => Promise<{ token: string; subscription: PushSubscriptionJSON }>

/** Resolves with the app's service worker once it is active. Rejects if that takes too long. */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The service worker did not start in time')), activationTimeout)
  })
  return Promise.race([navigator.serviceWorker.ready, tooLate]).finally(() => clearTimeout(timer))
}

const currentSubscription = async () => (await activeWorker()).pushManager.getSubscription()

export const currentEndpoint = async () => (await currentSubscription())?.endpoint

export async function closeMessages() {
  for (const message of await (await activeWorker()).getNotifications()) message.close()
}

/** Also ends the subscription at the push service, which invalidates its tokens. */
export async function unsubscribe() {
  await (await currentSubscription())?.unsubscribe()
}
