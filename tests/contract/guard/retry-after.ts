/** When a server takes calls again. */
import type { Reply } from './client.ts'

/**
 * The seconds to wait by `Retry-After`, which is a number or a date; undefined without one. A date counts from the server's
 * own `Date`, because its clock may not be that of this computer.
 */
export function secondsToWait({ headers }: Pick<Reply, 'headers'>): number | undefined {
  const value = headers['retry-after'] ?? ''
  const serverNow = Date.parse(headers.date ?? '')
  const now = Number.isNaN(serverNow) ? Date.now() : serverNow
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0)
}
