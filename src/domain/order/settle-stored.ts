import { removeBought } from '#domain/cart/cart-store.ts'
import { track } from '#shared/analytics/track.ts'
import { checkoutLock, withLock } from '#shared/locks.ts'
import { read, remove } from '#shared/storage/storage.ts'
import type { Attempt, PaymentFacts } from './attempt.ts'
import { readAttempt, removeAttempt, storeAttempt } from './attempt-store.ts'
import { moneyState } from './order-state.ts'
import { afterOrder, afterPayment, type SettledBy, type Settlement } from './settle.ts'

/** Updates the stored attempt and the cart to match an order. Call only inside the checkout lock. */
export function applyOrder(order: SettledBy) {
  const stored = readAttempt()
  if (stored) store(stored, afterOrder(stored, order), moneyState(order) === 'paid')
}

/** The same for an answer about the payment alone. `isVoid`: no request with its key can charge later. */
export function applyPayment(payment: PaymentFacts, isVoid = false) {
  const stored = readAttempt()
  if (stored) store(stored, afterPayment(stored, payment, isVoid), payment.outcome === 'paid')
}

function store(stored: Attempt, { attempt, bought }: Settlement, isPaid: boolean) {
  if (attempt === stored) return
  if (attempt) storeAttempt(attempt)
  else removeAttempt()
  remove('orderId')
  if (bought.length > 0)
    void import('#domain/cart/remember-lines.ts')
      .then(({ rememberLines }) => rememberLines(stored.request.user_id, bought))
      // The next visit restores it from the order history.
      .catch(() => undefined)
  // The cart may be for another machine by now.
  if (bought.length > 0 && read('machineId') === stored.request.vending_machine_id) removeBought(bought)
  if (!isPaid) return
  if (!stored.settled) track({ name: 'order_paid' })
  // The attempt no longer marks this cart as bought.
  if (!attempt && read('cartId') === stored.quote.cart_id) remove('cartId')
}

/** Idempotent and safe to call from any tab. */
export const settleByOrder = (order: SettledBy) => withLock(checkoutLock, () => applyOrder(order))

/** The same for an answer about the payment of an attempt with this key. */
export const settleByPayment = (idempotencyKey: string, payment: PaymentFacts) =>
  withLock(checkoutLock, () => {
    if (readAttempt()?.idempotencyKey === idempotencyKey) applyPayment(payment)
  })
