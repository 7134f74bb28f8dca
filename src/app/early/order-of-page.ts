import type { Attempt } from '#domain/order/attempt.ts'
import { configuredBase } from '#shared/api/call-headers.ts'
import { record } from '#shared/storage/record.ts'

/**
 * The payment that this phone has started, if the page is about its order, and its payer is signed in to the configured
 * API: a provider has sent the customer back. Throws if its record is damaged.
 */
export function attemptOfPage(): Attempt | null {
  const orderId = new URLSearchParams(location.search).get('order_id')
  if (!orderId || record('attemptSession')) return null
  const attempt: Attempt | null = JSON.parse(record('checkoutAttempt') ?? 'null')
  const isHere = !attempt?.apiBase || attempt.apiBase === configuredBase()
  return attempt?.orderId === orderId && isHere ? attempt : null
}
