import { checkoutLock, withLock } from './locks.ts'

const key = 'reloadedBuild'

/**
 * After a deploy, an open tab may miss files of its build, and a reload loads the new build. Cart and payments are
 * stored, so nothing is lost. Once per build, so that a missing file causes no reload loop, and never while a payment
 * is being sent, in this tab or another.
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
