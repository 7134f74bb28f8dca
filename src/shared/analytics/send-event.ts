import * as z from 'zod/mini'
import { config } from '../config.ts'
import { timeoutSignal } from '../platform.ts'
import { mayMeasure } from './consent.ts'

/** A usage event. It contains nothing about the customer. */
export type AnalyticsEvent =
  /** `page` is the route pattern, never the URL, because URLs contain ids. */
  | { name: 'page_viewed'; page: string }
  /** The steps of an order. */
  | { name: 'machine_chosen' | 'product_added' | 'checkout_started' | 'order_paid' }
  | { name: 'order_dispensed'; outcome: 'dispensed' | 'partly' | 'failed' }

/** Milliseconds (§9). */
const configTimeout = 60_000
const Config = z.object({ enabled: z.boolean() })

/** Whether events may be sent: always without a `configUrl`, otherwise only if its response says so. */
async function fetchPermission(): Promise<boolean> {
  const url = config.analytics.configUrl
  if (!url) return true
  const response = await fetch(url, { signal: timeoutSignal(configTimeout), credentials: 'omit' })
  return response.ok && z.parse(Config, await response.json()).enabled
}

let permission: Promise<boolean> | undefined

/** Sends the event with its time, even while the page unloads. */
export async function sendEvent(event: AnalyticsEvent) {
  const at = new Date().toISOString()
  permission ??= fetchPermission().catch(() => false)
  if (!(await permission)) return
  // The customer may have withdrawn the consent meanwhile. Plain text needs no preflight request.
  if (mayMeasure()) navigator.sendBeacon(config.analytics.url, JSON.stringify({ ...event, at }))
}
