/** The head's first script: the theme, and the request for the products, before styles, drawing and app are even read. */
import './color-scheme.ts'
import { askEarly } from '#shared/api/early-answer.ts'
import { machineOfPage } from './machine-of-page.ts'
import { record } from './record.ts'

try {
  const machine = machineOfPage()
  if (machine) askEarly(machine.id, record('accessToken'))
} catch {
  // Nothing here may stand in the app's way: what goes wrong, the app meets again and says.
}
