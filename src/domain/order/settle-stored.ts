import { removeBought } from '#domain/cart/cart-store.ts'
import { track } from '#shared/analytics/track.ts'
import { remove } from '#shared/storage/storage.ts'
import { checkoutLock, keepAttempt, readAttempt } from './attempt-store.ts'
import type { Order } from './order-state.ts'
import { settle } from './settle.ts'

/** Brings attempt and cart in line with an order's true state; every tab may call it, as often as it likes. */
export const settleStoredAttempt = (order: Pick<Order, 'id' | 'status'>) =>
  navigator.locks.request(checkoutLock, () => {
    const stored = readAttempt()
    const { attempt, bought } = settle(stored, order)
    if (attempt === stored) return
    keepAttempt(attempt)
    remove('orderId')
    if (bought.length === 0) return
    removeBought(bought)
    track({ name: 'order_paid' })
  })
