import type { AnalyticsEvent } from './event.ts'

/** Off unless configured: then a build holds nothing of it. Never fails and is never waited for. */
export function track(event: AnalyticsEvent) {
  if (import.meta.env.VITE_ANALYTICS_URL)
    void import('./send-event.ts').then(({ sendEvent }) => sendEvent(event)).catch(() => undefined)
}
