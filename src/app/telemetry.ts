/**
 * Reports errors, page speed and responses that differ from the contract to the configured URL and the brand's
 * module. Loaded only if one of them is configured. shared/analytics reports what customers do. Events contain nothing
 * about the customer: route patterns instead of URLs, and messages without possible ids or values.
 */
import sendByBrand from 'virtual:brand-telemetry'
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { mayMeasure } from '#shared/analytics/consent.ts'
import { type Drift, onDrift, reportedDrift } from '#shared/api/drift.ts'
import { routePath } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import { routeOf } from '#shared/paths.ts'
import { onBrokenScreen } from './broken-screen.ts'

type Report =
  | { name: 'error'; message: string; stack: string[] }
  | { name: 'web_vital'; metric: Metric['name']; value: number; rating: Metric['rating'] }
  | ({ name: 'contract_drift' } & Drift)

export type TelemetryEvent = Report & { page: string; version: string }

/** An error in a loop must not flood the server. */
const maxEvents = 30
const sent = new Set<string>()

function send(report: Report) {
  // Consent may be withdrawn at any time.
  if (!mayMeasure()) return
  const page = routeOf(routePath(location.pathname)) ?? 'unknown'
  const event = { ...report, page, version: import.meta.env.APP_VERSION ?? 'development' }
  const text = JSON.stringify(event)
  if (sent.has(text) || sent.size === maxEvents) return
  sent.add(text)
  if (config.telemetryUrl) navigator.sendBeacon(config.telemetryUrl, text)
  sendByBrand?.(event)
}

/** Removes quoted texts and words with a digit or an @, which may be personal data. */
const withoutValues = (text: string) => text.replace(/"[^"]*"|\S*[\d@]\S*/g, '…').slice(0, 200)

/** The stack's positions in files of the app, without their origin. */
const framesIn = (stack = '') => [...stack.matchAll(/[\w.-]+\.js:\d+:\d+/g)].slice(0, 5).map(([frame]) => frame)

function sendError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  send({ name: 'error', message: withoutValues(`${name}: ${message}`), stack: framesIn(stack) })
}

window.addEventListener('error', ({ error }) => sendError(error))
onBrokenScreen(sendError)
window.addEventListener('unhandledrejection', ({ reason }) => sendError(reason))
const sendDrift = (drift: Drift) => send({ name: 'contract_drift', ...drift })
for (const drift of reportedDrift()) sendDrift(drift)
onDrift(sendDrift)
for (const measure of [onCLS, onINP, onLCP, onTTFB])
  measure(({ name: metric, value, rating }) =>
    send({ name: 'web_vital', metric, value: Math.round(value * 1000) / 1000, rating }),
  )
