/** This phone's push registration (§3) and when it has to be renewed (§9). */
import type { Value } from '#shared/storage/keys.ts'

export type PushRegistration = Omit<Value<'pushRegistration'>, 'owner'>

const sevenDays = 7 * 24 * 60 * 60 * 1000

/** What a registration is compared with: the browser's subscription, the configured key, the clock. */
interface Facts {
  endpoint: string | undefined
  vapidKey: string
  /** Milliseconds since 1970, by the phone's clock. */
  now: number
}

export const isStale = ({ subscription, vapidKey, createTime }: PushRegistration, facts: Facts): boolean =>
  subscription.endpoint !== facts.endpoint ||
  vapidKey !== facts.vapidKey ||
  // The absolute difference, because a clock that was set back would keep it forever.
  Math.abs(facts.now - createTime) >= sevenDays

/** Throws if the browser's subscription is incomplete. */
export function registrationOf(
  token: string,
  { endpoint, keys: { auth, p256dh } = {} }: PushSubscriptionJSON,
  vapidKey: string,
  now: number,
): PushRegistration {
  if (!endpoint || !auth || !p256dh) throw new TypeError('The push subscription has no endpoint or keys')
  return { token, createTime: now, subscription: { endpoint, auth, p256dh }, vapidKey }
}
