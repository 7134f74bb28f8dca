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
import { config } from '#shared/config.ts'
import { language } from '#shared/language.ts'
import { record } from '#shared/storage/record.ts'
import { machineOfPage } from './machine-of-page.ts'
import { attemptOfPage } from './order-of-page.ts'
import { appFile, firstTexts, otherTexts, payFiles, preload } from './preload.ts'

const lang = language()

try {
  const machine = machineOfPage()
  if (machine && config.maintenance === '') askProducts(machine.id, machine.isLink, record('accessToken'))
  const attempt = attemptOfPage()
  if (attempt) {
    askOrder(attempt, record('accessToken'))
    // The app first: nothing here competes with products, and the rest runs after it.
    for (const file of [appFile, otherTexts[lang], ...payFiles]) preload(file)
  }
} catch {
  // This script must never break the app, which runs into the same error and reports it.
}

preload(firstTexts[lang])
