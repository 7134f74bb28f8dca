import { config } from '../config.ts'
import type { AnalyticsEvent } from './send-event.ts'

/** Off unless configured. Never fails and is never awaited. */
export function track(event: AnalyticsEvent) {
  if (config.analytics.url)
    void import('./send-event.ts').then(({ sendEvent }) => sendEvent(event)).catch(() => undefined)
}
