/** How an order's state changes the attempt that created it. Pure and idempotent. */
import type { Attempt } from './attempt.ts'
import { type Finishable, isFinished } from './finished.ts'
import { moneyState, type Order } from './order-state.ts'

export interface Settlement {
  /** The record to keep; null if the order was canceled, or if nothing is left to collect or refund. */
  attempt: Attempt | null
  /** Lines to remove from the cart now. */
  bought: Attempt['lines']
}

/** The part of an order that decides. */
export type SettledBy = Pick<Order, 'id'> & Finishable

/** `order` may be any order; one of another attempt changes nothing. */
export function settle(attempt: Attempt | null, order: SettledBy): Settlement {
  if (!attempt || attempt.orderId !== order.id) return { attempt, bought: [] }
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
