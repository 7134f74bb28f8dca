/** Releasing an order: what that means depends on how far the order has got. */
import type { OrderRecord } from '../../seeds/records.ts'
import { refuse } from '../refusal.ts'
import type { World } from '../world.ts'
import { statusOf } from './life-cycle.ts'

/** Cancels an unpaid order and gives up one whose machine is offline; an online machine finishes by itself. */
export function releaseOrder(world: World, order: OrderRecord): OrderRecord {
  const status = statusOf(world, order)
  if (status === 'Pending') {
    if (order.confirmAt !== undefined)
      refuse(409, 'ORDER_4094', 'Your payment is being confirmed. Please wait a moment.')
    order.cancelledAt = world.clock.now()
  }
  if (status === 'In-Progress' && order.haltedAt !== undefined) order.abandonedAt = world.clock.now()
  order.released = true
  return order
}

/** The order created with a key, cancelled if unpaid. If there is none, the key can't create one anymore. */
export function releaseAttempt(world: World, userId: string, idempotencyKey: string): OrderRecord {
  const { idempotency, orders } = world.state
  const attempt = idempotency.get(idempotencyKey)
  if (!attempt) idempotency.set(idempotencyKey, { body: null, orderId: null })
  const order = orders.get(attempt?.orderId ?? '')
  if (!order) return refuse(404, 'ORDER_4040', 'No order was made and nothing was charged.')
  if (order.userId !== userId) refuse(403, 'AUTH_4030', 'This belongs to somebody else.')
  return statusOf(world, order) === 'Pending' ? releaseOrder(world, order) : order
}
