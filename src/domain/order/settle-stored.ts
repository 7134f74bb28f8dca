import { removeBought } from '#domain/cart/cart-store.ts'
import { track } from '#shared/analytics/track.ts'
import { withLock } from '#shared/locks.ts'
import { remove } from '#shared/storage/storage.ts'
import { checkoutLock, readAttempt, storeAttempt } from './attempt-store.ts'
import type { Order } from './order-state.ts'
import { settle } from './settle.ts'

type Seen = Pick<Order, 'id' | 'status'>

/** Brings attempt and cart in line with an order's true state. Call inside the checkout lock only. */
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

/** Every tab may call it, as often as it likes. */
export const settleStoredAttempt = (order: Seen) => withLock(checkoutLock, () => applyOrder(order))
