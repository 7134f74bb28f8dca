/** Applies an order's actual state to its attempt. Pure and idempotent. */
import type { Attempt } from './attempt.ts'
import { moneyState, type Order } from './order-state.ts'

export interface Settlement {
  /** The attempt to keep; null if the order was cancelled and a new key may be created. */
  attempt: Attempt | null
  /** Lines to remove from the cart now. */
  bought: Attempt['lines']
}

/** `order` may be any order. One that is not this attempt's changes nothing. */
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
