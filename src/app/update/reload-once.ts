import { isMoneyPath } from '../redirects.ts'

const key = 'reloadedBuild'

/**
 * After a deploy an open tab misses files of its build: a reload brings the new one. Once per build, so that a server
 * that lost a file makes no loop, and never while somebody pays.
 */
export function reloadOnce(path: string) {
  if (isMoneyPath(path) || !navigator.onLine) return
  // The name of the build's first file has a hash.
  const build = import.meta.url
  try {
    if (sessionStorage.getItem(key) === build) return
    sessionStorage.setItem(key, build)
  } catch {
    // Without a record it could go on for ever.
    return
  }
  window.location.reload()
}
