/** Loads the app from the server when it can't start, or can't load a part, from the files on this phone. */
import { base } from './base.ts'
import { isOwnPage } from './own-page.ts'
import { timeoutSignal } from './platform.ts'
import { filesCache, settingsCache, uncheckedCache } from './worker-caches.ts'

const key = 'startedFresh'

/** Milliseconds. */
const patience = 10_000

/** Whether the server sends the app's page: not a portal in its place, and not the worker, which handles only navigations. */
async function isServerReachable(): Promise<boolean> {
  try {
    const init = { cache: 'no-store', headers: { accept: 'text/html' }, signal: timeoutSignal(patience) } as const
    const response = await fetch(base, init)
    return response.ok && isOwnPage(await response.text())
  } catch {
    return false
  }
}

/** Throws if the browser blocks storage: then there is no worker either. */
async function dropWorker() {
  const scope = window.location.origin + base
  const registration = await navigator.serviceWorker?.getRegistration(base)
  // A path below another app's worker.
  if (registration?.scope === scope) await registration.unregister()
  for (const name of [filesCache(scope), uncheckedCache(scope), settingsCache]) await caches.delete(name)
}

/** A wrong response may also have been kept by the browser itself, for a year. */
async function requestFilesAgain() {
  const links = document.querySelectorAll<HTMLLinkElement>('#app, link[rel=modulepreload], link[rel=stylesheet]')
  const files = [...links].map(({ href }) => href)
  const signal = timeoutSignal(patience)
  await Promise.all(files.map((file) => fetch(file, { cache: 'reload', signal }).catch(() => undefined)))
}

/** Nothing else is removed: the cart, an open payment and the session stay. */
async function reloadWithoutFiles() {
  await dropWorker().catch(() => undefined)
  await requestFilesAgain()
  window.location.reload()
}

/** Once per tab and build. The history entry survives a reload even where storage is blocked. */
function isFirstTime(): boolean {
  // Its name contains a hash.
  const build = document.querySelector<HTMLLinkElement>('#app')?.href ?? ''
  const isMarked = window.history.state?.[key] === build
  window.history.replaceState({ ...window.history.state, [key]: build }, '')
  try {
    const isStored = window.sessionStorage.getItem(key) === build
    window.sessionStorage.setItem(key, build)
    return !isMarked && !isStored
  } catch {
    return !isMarked
  }
}

/**
 * Drops the worker and its files and reloads, once: files that are broken on the server would reload forever. Returns
 * whether it reloads. If the server can't be reached, the files on the phone stay.
 */
export async function startFreshOnce(): Promise<boolean> {
  if (!(await isServerReachable()) || !isFirstTime()) return false
  await reloadWithoutFiles()
  return true
}

/** For a customer's tap, which can't loop. */
export async function startFresh(): Promise<void> {
  if (await isServerReachable()) await reloadWithoutFiles()
  else window.location.reload()
}
