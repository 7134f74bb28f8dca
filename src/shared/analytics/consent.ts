/** Whether usage, errors and speed may be reported. Where the operator asks for consent, nothing is until it is given. */
import { config } from '../config.ts'
import { read, subscribe } from '../storage/storage.ts'

/** Something would be reported. `BRAND_TELEMETRY`: by the brand's own module. */
export const canMeasure = Boolean(config.analytics.url || config.telemetryUrl || import.meta.env.BRAND_TELEMETRY)

export const mayMeasure = () => !config.law.askConsent || read('consent') === 'given'

/** Calls back once it is allowed, which may be at once. */
export function onceAllowed(start: () => void) {
  if (mayMeasure()) return start()
  const end = subscribe('consent', () => {
    if (!mayMeasure()) return
    end()
    start()
  })
}
