/** The first script in the head: applies theme and language and requests the products before anything else loads. */
import './watch-start.ts'
import './find-settings.ts'
import './appearance.ts'
import './settle-settings.ts'
import './language.ts'
import { askEarly } from '#shared/api/early-response.ts'
import { inApp } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import { record } from '#shared/storage/record.ts'
import { machineOfPage } from './machine-of-page.ts'

/** The build's first text file of each language. The app loads the rest. */
declare const firstCatalogs: Record<string, string>

try {
  const machine = machineOfPage()
  if (machine && config.maintenance === '') askEarly(machine.id, machine.isLink, record('accessToken'))
} catch {
  // This script must never break the app, which runs into the same error and reports it.
}

const catalog = firstCatalogs[document.documentElement.lang]
if (catalog) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: inApp(`/${catalog}`) })
  document.head.append(link)
}
