/** Releases an order. The effect depends on the order's state. */
import type { OrderRecord, Schema } from '../../seeds/records.ts'
import { instant, toMajor } from '../../seeds/units.ts'
import { refuse } from '../refusal.ts'
import type { World } from '../world.ts'
import { cancel, isUnpaid, paymentEndsAt, statusOf } from './life-cycle.ts'
import { returnedOrder } from './payment.ts'

/** Cancels an unpaid order, and ends one whose machine is offline. An online machine finishes its order. */
export function releaseOrder(world: World, order: OrderRecord): OrderRecord {
  const status = statusOf(world, order)
  if (status === 'Pending') {
    if (order.confirmAt !== undefined)
      refuse(409, 'ORDER_4094', 'Your payment is being confirmed. Please wait a moment.')
    cancel(order, 'given_up', world.clock.now())
  }
  if (status === 'In-Progress' && order.haltedAt !== undefined) order.abandonedAt = world.clock.now()
  order.released = true
  return order
}

/** Returns the order created with a key, and cancels it if it is unpaid. A key without an order becomes void. */
export function releaseAttempt(world: World, userId: string, idempotencyKey: string): OrderRecord {
  const { idempotency, orders } = world.state
  const attempt = idempotency.get(idempotencyKey)
  if (!attempt) idempotency.set(idempotencyKey, { body: null, orderId: null })
  const order = orders.get(attempt?.orderId ?? '')
  if (!order) return refuse(404, 'ORDER_4040', 'No order was made and nothing was charged.')
  if (order.userId !== userId) refuse(403, 'AUTH_4030', 'This belongs to someone else.')
  return statusOf(world, order) === 'Pending' ? releaseOrder(world, order) : order
}

/** Returns how the payment of a key stands, for anyone who has the key. */
export function paymentAttempt(world: World, idempotencyKey: string): Schema<'PaymentAttempt'> {
  const order = world.state.orders.get(world.state.idempotency.get(idempotencyKey)?.orderId ?? '')
  if (!order) return { outcome: 'none' }
  const outcome = outcomeOf(world, order)
  return {
    outcome,
    order_id: order.id,
    net_payable_amount: toMajor(order.net),
    currency: world.place.currency,
    ...(outcome === 'open' && { ends_at: instant(paymentEndsAt(order)) }),
  }
}

/** Returns how the payment of a return address stands, for anyone who has its token. */
export function returnedPayment(world: World, token: string): Schema<'ReturnedPayment'> {
  const order = returnedOrder(world, token) ?? refuse(404, 'ORDER_4041', 'This link has expired.')
  return {
    outcome: outcomeOf(world, order),
    order_id: order.id,
    order_number: order.number,
    net_payable_amount: toMajor(order.net),
    currency: world.place.currency,
  }
}

function outcomeOf(world: World, order: OrderRecord): Schema<'PaymentOutcome'> {
  const status = statusOf(world, order)
  if (status === 'Pending') return isUnpaid(world, order) ? 'open' : 'confirming'
  return status === 'Cancelled' ? 'canceled' : 'paid'
}

/** Cancels the unpaid order of a key, or makes the key void if it has none. */
export function endPaymentAttempt(world: World, idempotencyKey: string): Schema<'PaymentAttempt'> {
  const { outcome, order_id = '' } = paymentAttempt(world, idempotencyKey)
  const order = world.state.orders.get(order_id)
  if (outcome === 'none') world.state.idempotency.set(idempotencyKey, { body: null, orderId: null })
  if (outcome === 'open' && order) releaseOrder(world, order)
  return paymentAttempt(world, idempotencyKey)
}
