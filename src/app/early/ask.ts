/**
 * The first script in the head: applies theme and language, and requests what the page will show before anything else
 * loads: a machine's products, or the order whose payment has come back.
 */
import './watch-start.ts'
import './find-settings.ts'
import './appearance.ts'
import './settle-settings.ts'
import './language.ts'
import { askOrder, askProducts } from '#shared/api/early-response.ts'
import { inApp } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import { record } from '#shared/storage/record.ts'
import { machineOfPage } from './machine-of-page.ts'
import { attemptOfPage } from './order-of-page.ts'

/** The build's files (build/plugins/early.ts). Those of the first load but its texts are in the page itself. */
declare const builtFiles: {
  app: string
  first: Record<string, string>
  rest: Record<string, string>
  payment: string[]
}

function preload(file: string | undefined) {
  if (!file) return
  // As Vite requests styles: otherwise the browser loads them twice.
  const style = { rel: 'preload', as: 'style', crossOrigin: '' }
  const kind = file.endsWith('.css') ? style : { rel: 'modulepreload' }
  document.head.append(Object.assign(document.createElement('link'), kind, { href: inApp(`/${file}`) }))
}

const { lang } = document.documentElement

try {
  const machine = machineOfPage()
  if (machine && config.maintenance === '') askProducts(machine.id, machine.isLink, record('accessToken'))
  const attempt = attemptOfPage()
  if (attempt) {
    askOrder(attempt, record('accessToken'))
    // The app first: nothing here competes with products, and the rest runs after it.
    for (const file of [builtFiles.app, builtFiles.rest[lang], ...builtFiles.payment]) preload(file)
  }
} catch {
  // This script must never break the app, which runs into the same error and reports it.
}

preload(builtFiles.first[lang])
