/** RFC 9110 §10.2.3. */

/** Seconds. A longer wait would lock the customer out and is most likely a wrong date. */
const maxWait = 300

/**
 * Seconds to wait according to `Retry-After`; undefined without one. A date says how long only together with the
 * server's `Date`: the phone's own clock may be wrong.
 */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const serverNow = Date.parse(headers.get('date') ?? '')
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - serverNow) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), maxWait)
}
