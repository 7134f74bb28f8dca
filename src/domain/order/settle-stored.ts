import { removeBought } from '#domain/cart/cart-store.ts'
import { track } from '#shared/analytics/track.ts'
import { withLock } from '#shared/locks.ts'
import { read, remove } from '#shared/storage/storage.ts'
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
  // By now the cart may be another machine's.
  if (bought.length > 0 && read('machineId') === stored?.request.vending_machine_id) removeBought(bought)
  if (attempt?.settled) track({ name: 'order_paid' })
}

/** Every tab may call it, as often as it likes. */
export const settleStoredAttempt = (order: Seen) => withLock(checkoutLock, () => applyOrder(order))

/** Call when an order that somebody else paid on this phone is over: its session is no longer needed. */
export const forgetFinishedAttempt = (orderId: string) =>
  withLock(checkoutLock, () => {
    const attempt = readAttempt()
    if (attempt?.settled && attempt.orderId === orderId) storeAttempt(null)
  })
