/**
 * The first script in the head: applies theme and language, and requests what the page will show before anything else
 * loads: a machine's products, or the order whose payment has come back.
 */
import './watch-start.ts'
import './find-settings.ts'
import './appearance.ts'
import './settle-settings.ts'
import './language.ts'
import { jwtDecode } from 'jwt-decode'
import { configuredBase } from '#shared/api/call-headers.ts'
import type { Claims } from '#shared/api/claims.ts'
import { askOrder, askProducts } from '#shared/api/early-response.ts'
import { config } from '#shared/config.ts'
import { language } from '#shared/language.ts'
import { record } from '#shared/storage/record.ts'
import { machineOfPage } from './machine-of-page.ts'
import { attemptOfPage } from './order-of-page.ts'
import { appFile, firstTexts, otherTexts, payFiles, preload } from './preload.ts'

const lang = language()

/** A token may name another API (claims.ts), which only the app asks. Throws if it can't be read. */
function isForConfiguredApi(token: string | null) {
  const baseUrl = token && jwtDecode<Claims>(token).baseUrl
  return !baseUrl || baseUrl.replace(/\/$/, '') === configuredBase()
}

try {
  const token = record('accessToken')
  const isHere = isForConfiguredApi(token)
  const machine = isHere && machineOfPage()
  if (machine && config.maintenance === '') askProducts(machine.id, machine.isLink, token)
  const attempt = isHere && attemptOfPage()
  if (attempt) {
    askOrder(attempt, token)
    // The app first: nothing here competes with products, and the rest runs after it.
    for (const file of [appFile, otherTexts[lang], ...payFiles]) preload(file)
  }
} catch {
  // This script must never break the app, which runs into the same error and reports it.
}

preload(firstTexts[lang])
