/**
 * The service worker serves the page with the settings of the last visit. If newer ones have arrived since, the page
 * reloads when that interrupts nothing.
 */
import { messageSW } from 'workbox-window'
import { language } from '#shared/language.ts'
import { pageStarted } from '#shared/page-started.ts'

async function ask(): Promise<boolean> {
  const { active } = (await navigator.serviceWorker?.ready) ?? {}
  return active ? messageSW(active, { type: pageStarted, language: language() }) : false
}

let response: Promise<boolean> | undefined

/** Whether newer settings than the page's have arrived. The worker answers only once, so the answer is cached. */
export function askForLateSettings(): Promise<boolean> {
  response ??= ask()
  return response
}

export const takeLateSettings = () => window.location.reload()

/** Whether the customer hasn't tapped or typed yet. False if the browser doesn't tell. */
export const isUntouched = () => navigator.userActivation?.hasBeenActive === false
