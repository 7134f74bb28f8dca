/** The record of this phone's registration for push messages (specification §3), and when it has to be renewed (§9). */
import type { Value } from '#shared/storage/keys.ts'

export type PushRegistration = Value<'pushRegistration'>

const sevenDays = 7 * 24 * 60 * 60 * 1000

/** What a registration has to agree with: the browser's subscription, the configured key, the clock. */
interface Facts {
  endpoint: string | undefined
  vapidKey: string
  /** Milliseconds since 1970, by the phone's clock. */
  now: number
}

export const isStale = ({ subscription, vapidKey, createTime }: PushRegistration, facts: Facts): boolean =>
  subscription.endpoint !== facts.endpoint ||
  vapidKey !== facts.vapidKey ||
  // A clock that was set back must not keep it for ever.
  Math.abs(facts.now - createTime) >= sevenDays

/**
 * With standard Web Push the subscription is all a server needs to send: it is handed on whole, as the opaque token.
 * Throws where the browser leaves a part out.
 */
export function registrationOf(sent: PushSubscriptionJSON, vapidKey: string, now: number): PushRegistration {
  const { endpoint, keys: { auth, p256dh } = {} } = sent
  if (!endpoint || !auth || !p256dh) throw new TypeError('A push subscription without address or keys')
  return { token: JSON.stringify(sent), createTime: now, subscription: { endpoint, auth, p256dh }, vapidKey }
}
