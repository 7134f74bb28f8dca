/** What an order's true state does to the attempt that made it. Pure; settling twice changes nothing more. */
import type { Attempt } from './attempt.ts'
import { type Finishable, isFinished } from './finished.ts'
import { moneyState, type Order } from './order-state.ts'

export interface Settlement {
  /** The record to keep; null when the order was cancelled, or when nobody has to collect or get back anything. */
  attempt: Attempt | null
  /** Lines to take out of the cart now. */
  bought: Attempt['lines']
}

/** What of an order decides. */
export type SettledBy = Pick<Order, 'id'> & Finishable

/** `order` may be any order: one that is not this attempt's leaves everything as it is. */
export function settle(attempt: Attempt | null, order: SettledBy): Settlement {
  if (!attempt || attempt.orderId !== order.id) return { attempt, bought: [] }
  const money = moneyState(order)
  if (money === 'paid' && isFinished(order)) return { attempt: null, bought: attempt.settled ? [] : attempt.lines }
  if (attempt.settled) return { attempt, bought: [] }
  switch (money) {
    case 'paid':
      return { attempt: { ...attempt, settled: true }, bought: attempt.lines }
    case 'cancelled':
      return { attempt: null, bought: [] }
    default:
      return { attempt, bought: [] }
  }
}
