/** What a payment provider says about an order, and what it does to it. */
import type { OrderRecord } from '../../seeds/records.ts'
import { second } from '../../seeds/units.ts'
import type { World } from '../world.ts'
import { cancel, isUnpaid, statusOf } from './life-cycle.ts'
import { amountOf, type Fields, isSigned } from './payment.ts'
import { receivePayment } from './settle.ts'

/** The time that a late provider takes to confirm a payment. */
const confirmationDelay = 30 * second

/** The order that a provider's fields are about, if they are its own in every fact. */
export function orderOf(world: World, fields: Fields): OrderRecord | undefined {
  const order = world.state.orders.get(fields.txnid ?? '')
  const isRight = isSigned(fields) && fields.currency === world.place.currency
  return order && isRight && fields.amount === amountOf(world, order) ? order : undefined
}

/** Applies the provider's signed result once, and refunds a late payment. Returns whether the order counts as paid. */
export function applyResult(world: World, fields: Fields): boolean {
  const order = orderOf(world, fields)
  if (!order) return false
  const now = world.clock.now()
  const isUnheard = world.scenario.provider === 'unheard'
  if (fields.status === 'success' && order.canceledAt !== undefined && order.paidAt === undefined && !isUnheard)
    receivePayment(world, order, now)
  if (!isUnpaid(world, order)) return statusOf(world, order) !== 'Cancelled'
  if (fields.status !== 'success') cancel(order, fields.status === 'userCancelled' ? 'given_up' : 'declined', now)
  else if (world.scenario.provider === 'late') order.confirmAt = now + confirmationDelay
  else if (isUnheard) order.heardAt = now + confirmationDelay
  else order.paidAt = now
  if (fields.status === 'success' && order.sourceId) world.state.cardTokens.set(order.sourceId, `tok-${order.id}`)
  return fields.status === 'success'
}

/** A scenario can decline every payment; the console can decline the next ones that would succeed. */
export function isDeclined(world: World, decision: string, fields: Fields): boolean {
  if (world.scenario.provider === 'declines') return true
  if (decision !== 'approve' || world.declines === 0) return false
  const order = orderOf(world, fields)
  if (!order || !isUnpaid(world, order)) return false
  world.declines -= 1
  return true
}
