import { removeBought } from '#domain/cart/cart-store.ts'
import { track } from '#shared/analytics/track.ts'
import { withLock } from '#shared/locks.ts'
import { remove } from '#shared/storage/storage.ts'
import { checkoutLock, readAttempt, storeAttempt } from './attempt-store.ts'
import type { Order } from './order-state.ts'
import { settle } from './settle.ts'

type Seen = Pick<Order, 'id' | 'status'>

/** Updates attempt and cart to an order's actual state. Call only inside the checkout lock. */
export function applyOrder(order: Seen) {
  const stored = readAttempt()
  const { attempt, bought } = settle(stored, order)
  if (attempt === stored) return
  storeAttempt(attempt)
  remove('orderId')
  if (bought.length === 0) return
  removeBought(bought)
  track({ name: 'order_paid' })
}

/** Safe to call from any tab, any number of times. */
export const settleStoredAttempt = (order: Seen) => withLock(checkoutLock, () => applyOrder(order))
