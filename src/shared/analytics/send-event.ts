import * as z from 'zod/mini'
import { timeoutSignal } from '../platform.ts'
import type { AnalyticsEvent } from './event.ts'

/** Milliseconds (specification §9). */
const configTimeout = 60_000
const Config = z.object({ enabled: z.boolean() })

/** Where a configuration is to be asked, its silence is a no. */
async function ask(): Promise<boolean> {
  const url = import.meta.env.VITE_ANALYTICS_CONFIG_URL
  if (!url) return true
  const answer = await fetch(url, { signal: timeoutSignal(configTimeout), credentials: 'omit' })
  return answer.ok && z.parse(Config, await answer.json()).enabled
}

let permission: Promise<boolean> | undefined

/** Sends the event with its time, also from a page that is being left. */
export async function sendEvent(event: AnalyticsEvent) {
  const at = new Date().toISOString()
  permission ??= ask().catch(() => false)
  // A text needs no preflight request.
  if (await permission) navigator.sendBeacon(import.meta.env.VITE_ANALYTICS_URL ?? '', JSON.stringify({ ...event, at }))
}
