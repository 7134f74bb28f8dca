import { removeBought } from '#domain/cart/cart-store.ts'
import { track } from '#shared/analytics/track.ts'
import { checkoutLock, withLock } from '#shared/locks.ts'
import { read, remove } from '#shared/storage/storage.ts'
import { readAttempt, storeAttempt } from './attempt-store.ts'
import { moneyState } from './order-state.ts'
import { type SettledBy, settle } from './settle.ts'

/** Brings attempt and cart in line with an order's true state. Call inside the checkout lock only. */
export function applyOrder(order: SettledBy) {
  const stored = readAttempt()
  const { attempt, bought } = settle(stored, order)
  if (attempt === stored) return
  storeAttempt(attempt)
  remove('orderId')
  void import('#domain/machine/remember-bought.ts')
    .then(({ rememberBought }) => rememberBought(bought.map(({ id, selectedSugar }) => ({ id, count: selectedSugar }))))
    // The next visit learns it from the orders.
    .catch(() => undefined)
  // By now the cart may be another machine's.
  if (bought.length > 0 && read('machineId') === stored?.request.vending_machine_id) removeBought(bought)
  if (moneyState(order) !== 'paid') return
  if (!stored?.settled) track({ name: 'order_paid' })
  // The attempt no longer says that this cart is bought.
  if (!attempt && read('cartId') === stored?.quote.cart_id) remove('cartId')
}

/** Every tab may call it, as often as it likes. */
export const settleStoredAttempt = (order: SettledBy) => withLock(checkoutLock, () => applyOrder(order))
