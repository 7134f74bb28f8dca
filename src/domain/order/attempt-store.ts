/** The one stored attempt, shared by all tabs. */
import { dateNow } from '#shared/clock.ts'
import { isOnlyInThisTab, read, remove, write } from '#shared/storage/storage.ts'
import { type OpenPayment, stays } from '../payment/kinds/payment-kinds.ts'
import type { Attempt } from './attempt.ts'

export const readAttempt = (): Attempt | null => read('checkoutAttempt')

/**
 * Stores or removes the attempt. Returns whether it prevents a second payment for this cart: it must survive a reload,
 * and every tab that can read the cart must be able to read the attempt.
 */
export function storeAttempt(attempt: Attempt | null): boolean {
  if (attempt) {
    const place = write('checkoutAttempt', attempt)
    return readAttempt() !== null && (place === 'local' || (place === 'session' && isOnlyInThisTab('cartList')))
  }
  remove('checkoutAttempt')
  return true
}

/** Keeps a payment for which this page stays open, for a reload and for other tabs. */
export function keepPayment({ idempotencyKey }: Attempt, payment: OpenPayment) {
  const stored = readAttempt()
  if (stored?.idempotencyKey === idempotencyKey && stays(payment))
    storeAttempt({ ...stored, payment: { ...payment, receivedAt: dateNow() } })
}
