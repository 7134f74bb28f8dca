import { checkoutLock, withLock } from './locks.ts'

const key = 'reloadedBuild'

/**
 * Reloads the page to get the new build: after a deployment, an open tab may be missing files of its own build. Cart
 * and payments are stored, so nothing is lost. Reloads only once per build, to avoid a loop, and never while this tab
 * or another is sending a payment.
 */
export async function reloadOnce() {
  if (!navigator.onLine) return
  const isPaying = await withLock(checkoutLock, (lock) => lock === null, { ifAvailable: true })
  if (isPaying) return
  // The URL of the build's main file contains a hash.
  const build = import.meta.url
  try {
    if (sessionStorage.getItem(key) === build) return
    sessionStorage.setItem(key, build)
  } catch {
    // Without this record it could reload forever.
    return
  }
  window.location.reload()
}
