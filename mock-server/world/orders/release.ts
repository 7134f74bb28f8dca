/** Releases an order. The effect depends on the order's state. */
import type { OrderRecord } from '../../seeds/records.ts'
import { refuse } from '../refusal.ts'
import type { World } from '../world.ts'
import { statusOf } from './life-cycle.ts'

/** Cancels an unpaid order, and ends one whose machine is offline. An online machine finishes its order. */
export function releaseOrder(world: World, order: OrderRecord): OrderRecord {
  const status = statusOf(world, order)
  if (status === 'Pending') {
    if (order.confirmAt !== undefined)
      refuse(409, 'ORDER_4094', 'Your payment is being confirmed. Please wait a moment.')
    order.canceledAt = world.clock.now()
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
