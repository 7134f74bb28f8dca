/** The first script in the head: applies the theme and requests the products before anything else is loaded. */
import './find-settings.ts'
import './color-scheme.ts'
import './settle-settings.ts'
import { askEarly } from '#shared/api/early-answer.ts'
import { machineOfPage } from './machine-of-page.ts'
import { record } from './record.ts'

try {
  const machine = machineOfPage()
  if (machine) askEarly(machine.id, record('accessToken'))
} catch {
  // This script must never break the app, which will meet the same error and report it.
}
