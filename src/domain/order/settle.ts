/** How an order's state changes the attempt that created it. Pure and idempotent. */
import { type Attempt, misfits, type OrderFacts, type PaymentFacts, paymentMisfits } from './attempt.ts'
import { type Finishable, isFinished } from './finished.ts'
import { moneyState } from './order-state.ts'

export interface Settlement {
  /** The record to keep; null if the order was canceled, or if nothing is left to collect or refund. */
  attempt: Attempt | null
  /** Lines to remove from the cart now. */
  bought: Attempt['lines']
}

/** The part of an order that decides. */
export type SettledBy = OrderFacts & Finishable

/** `order` may be any order; one that doesn't fit the attempt in every fact changes nothing. */
export function afterOrder(attempt: Attempt | null, order: SettledBy): Settlement {
  if (!attempt || attempt.orderId !== order.id || misfits(attempt, order).length > 0) return { attempt, bought: [] }
  const money = moneyState(order)
  if (money === 'paid' && isFinished(order)) return { attempt: null, bought: attempt.settled ? [] : attempt.lines }
  if (attempt.settled) return { attempt, bought: [] }
  switch (money) {
    case 'paid':
      return { attempt: { ...attempt, settled: true }, bought: attempt.lines }
    case 'canceled':
      return { attempt: null, bought: [] }
    default:
      return { attempt, bought: [] }
  }
}

/** The same for an answer about the payment alone. `none` settles only if the key is void (endPaymentAttempt). */
export function afterPayment(attempt: Attempt, payment: PaymentFacts, isVoid = false): Settlement {
  const unchanged = { attempt, bought: [] }
  if (attempt.settled || paymentMisfits(attempt, payment).length > 0) return unchanged
  switch (payment.outcome) {
    case 'paid':
      return { attempt: { ...attempt, settled: true }, bought: attempt.lines }
    case 'canceled':
      return { attempt: null, bought: [] }
    case 'none':
      return isVoid ? { attempt: null, bought: [] } : unchanged
    default:
      return unchanged
  }
}
