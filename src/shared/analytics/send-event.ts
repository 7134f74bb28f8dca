import * as z from 'zod/mini'
import { config } from '../config.ts'
import { timeoutSignal } from '../platform.ts'

/** What the app reports about its use: nothing about the customer. */
export type AnalyticsEvent =
  /** `page` is the route, never an address: addresses hold ids. */
  | { name: 'page_viewed'; page: string }
  /** The steps of an order. */
  | { name: 'machine_chosen' | 'product_added' | 'checkout_started' | 'order_paid' }
  | { name: 'order_dispensed'; outcome: 'dispensed' | 'partly' | 'failed' }

/** Milliseconds (§9). */
const configTimeout = 60_000
const Config = z.object({ enabled: z.boolean() })

/** Events are sent if there is no configuration to ask, or if it says so. No answer means no. */
async function askPermission(): Promise<boolean> {
  const url = config.analytics.configUrl
  if (!url) return true
  const answer = await fetch(url, { signal: timeoutSignal(configTimeout), credentials: 'omit' })
  return answer.ok && z.parse(Config, await answer.json()).enabled
}

let permission: Promise<boolean> | undefined

/** Sends the event with its time, even while the page is being left. */
export async function sendEvent(event: AnalyticsEvent) {
  const at = new Date().toISOString()
  permission ??= askPermission().catch(() => false)
  // Plain text needs no preflight request.
  if (await permission) navigator.sendBeacon(config.analytics.url, JSON.stringify({ ...event, at }))
}
