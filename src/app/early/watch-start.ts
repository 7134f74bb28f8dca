/**
 * If a file that the app needs to start is missing, can't be read or isn't the app's, loads the app from the server once.
 * If that isn't possible or doesn't help, says so: otherwise the page would stay blank.
 */
import type { Texts } from '#generated/texts.ts'
import { inApp } from '#shared/base.ts'
import { closestTag } from '#shared/language-tags.ts'
import { startFreshOnce } from '#shared/start-fresh.ts'
import { showMessage } from './show-message.ts'
import { startFailed } from './start-failed.ts'

/** Injected by build/plugins/early.ts, by language: what fails may be the settings, without which there are no texts. */
declare const startFailedTexts: Record<string, Texts['startFailed']>

const files = location.origin + inApp('/assets/')
let hasFailed = false

function textsOfPage() {
  const { pageLanguage } = globalThis
  const wanted = pageLanguage ? [pageLanguage] : navigator.languages
  const tag = wanted.map((each) => closestTag(each, Object.keys(startFailedTexts))).find(Boolean) ?? 'en'
  return startFailedTexts[tag]
}

async function recover() {
  if (hasFailed || globalThis.hasApp) return
  hasFailed = true
  const texts = textsOfPage()
  if (!(await startFreshOnce()) && texts) await showMessage(texts)
}

addEventListener(startFailed, () => void recover())
// A file of the app that is no script. Scripts of browser extensions and in-app browsers fail too.
addEventListener('error', ({ filename }) => {
  if (filename?.startsWith(files)) void recover()
})
