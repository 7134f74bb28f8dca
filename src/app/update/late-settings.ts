/**
 * On a slow network, the service worker serves the page with the settings of the last visit. If others arrive later,
 * the page reloads when the customer opens another screen, so nothing is interrupted.
 */
import { messageSW } from 'workbox-window'
import { language } from '#shared/language.ts'
import { pageStarted } from '#shared/page-started.ts'

let isOutdated = false

export async function askForLateSettings() {
  const { active } = (await navigator.serviceWorker?.ready) ?? {}
  if (active) isOutdated = await messageSW(active, { type: pageStarted, language: language() })
}

export function takeLateSettings() {
  if (isOutdated) window.location.reload()
}
