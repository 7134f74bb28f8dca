import { track } from '#shared/analytics/track.ts'

/** Tracks what the customer has added before the app had loaded. */
export function trackEarly() {
  for (let each = 0; each < (globalThis.early?.added ?? 0); each += 1) track({ name: 'product_added' })
}
