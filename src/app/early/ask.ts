/** The first script in the head: applies theme and language and requests the products before anything else loads. */
import './find-settings.ts'
import './appearance.ts'
import './settle-settings.ts'
import './language.ts'
import { askEarly } from '#shared/api/early-answer.ts'
import { inApp } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import { machineOfPage } from './machine-of-page.ts'
import { record } from './record.ts'

/** The build's text files by language: the first part, then the rest. */
declare const catalogFiles: Record<string, string[]>

for (const [index, file] of (catalogFiles[document.documentElement.lang] ?? []).entries()) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: inApp(`/${file}`) })
  // The app starts without waiting for the rest.
  if (index > 0) link.fetchPriority = 'low'
  document.head.append(link)
}

try {
  const machine = machineOfPage()
  if (machine && config.maintenance === '') askEarly(machine.id, machine.isLink, record('accessToken'))
} catch {
  // This script must never break the app, which runs into the same error and reports it.
}
