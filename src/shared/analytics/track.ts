import { config } from '../config.ts'
import { mayMeasure } from './consent.ts'
import type { AnalyticsEvent } from './send-event.ts'

/** Does nothing unless configured. Never fails and is not awaited. */
export function track(event: AnalyticsEvent) {
  if (config.analytics.url && mayMeasure())
    void import('./send-event.ts').then(({ sendEvent }) => sendEvent(event)).catch(() => undefined)
}
