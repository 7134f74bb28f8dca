/** What an order's true state does to the attempt that made it. Pure; settling twice changes nothing more. */
import type { Attempt } from './attempt.ts'
import { moneyState, type Order } from './order-state.ts'

export interface Settlement {
  /** The record to keep; null when the order was cancelled and a new key may be made. */
  attempt: Attempt | null
  /** Lines to take out of the cart now. */
  bought: Attempt['lines']
}

/** `order` may be any order: one that is not this attempt's leaves everything as it is. */
export function settle(attempt: Attempt | null, order: Pick<Order, 'id' | 'status'>): Settlement {
  if (!attempt || attempt.settled || attempt.orderId !== order.id) return { attempt, bought: [] }
  switch (moneyState(order)) {
    case 'paid':
      return { attempt: { ...attempt, settled: true }, bought: attempt.lines }
    case 'cancelled':
      return { attempt: null, bought: [] }
    default:
      return { attempt, bought: [] }
  }
}
