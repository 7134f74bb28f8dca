/** The one stored attempt, shared by all tabs, and what may change it. */
import { removeBought } from '#domain/cart/cart-store.ts'
import { read, remove, write } from '#shared/storage/storage.ts'
import type { Attempt } from './attempt.ts'
import type { Order } from './order-state.ts'
import { settle } from './settle.ts'

export const readAttempt = (): Attempt | null => read('checkoutAttempt')

export function keepAttempt(attempt: Attempt | null) {
  if (attempt) write('checkoutAttempt', attempt)
  else remove('checkoutAttempt')
}

/** Paying and settling take turns, also across tabs: two of them never work on one attempt at a time. */
export const checkoutLock = 'checkout'

/** Brings attempt and cart in line with an order's true state; every tab may call it, as often as it likes. */
export const settleStoredAttempt = (order: Pick<Order, 'id' | 'status'>) =>
  navigator.locks.request(checkoutLock, () => {
    const stored = readAttempt()
    const { attempt, bought } = settle(stored, order)
    if (attempt === stored) return
    keepAttempt(attempt)
    remove('orderId')
    if (bought.length > 0) removeBought(bought)
  })
