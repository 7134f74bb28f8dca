import type { AnalyticsEvent } from './send-event.ts'

/** Off unless configured, and then not in the build at all. Never fails and is never awaited. */
export function track(event: AnalyticsEvent) {
  if (import.meta.env.VITE_ANALYTICS_URL)
    void import('./send-event.ts').then(({ sendEvent }) => sendEvent(event)).catch(() => undefined)
}
