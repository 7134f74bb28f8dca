import { isMoneyPath } from '../redirects.ts'

const key = 'reloadedBuild'

/**
 * After a deploy, an open tab may miss files of its build, and a reload loads the new build. Once per build, so that a
 * missing file causes no reload loop, and never during payment.
 */
export function reloadOnce(path: string) {
  if (isMoneyPath(path) || !navigator.onLine) return
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
