/**
 * The status of an order, derived from its record; the world must be settled first.
 * Pending → Paid → In-Progress → Dispensed | Partially-Dispensed | Failed; Pending → Cancelled.
 */
import type { OrderItemRecord, OrderRecord, Schema } from '../../seeds/records.ts'
import { minute } from '../../seeds/units.ts'
import { refuse } from '../refusal.ts'
import type { World } from '../world.ts'
import { approvalTime } from './payment.ts'
import { finishedUnits, haltDeadline, isOver, plan, unitInProgress } from './plan.ts'
import { costOf } from './shares.ts'

/** An unpaid order is canceled after ten minutes, or when the time to approve it in another app is over. */
export const paymentEndsAt = ({ createdAt, method }: OrderRecord) =>
  createdAt + (method === 'UPI' ? approvalTime : 10 * minute)

export function statusOf(world: World, order: OrderRecord): Schema<'OrderStatus'> {
  if (order.canceledAt !== undefined) return 'Cancelled'
  if (order.paidAt === undefined) return 'Pending'
  if (order.dispenseStartedAt === undefined) return 'Paid'
  if (!isOver(world, order)) return 'In-Progress'
  if (order.items.every(({ taken }) => taken === 0)) return 'Failed'
  return order.items.every(({ taken, quantity }) => taken === quantity) ? 'Dispensed' : 'Partially-Dispensed'
}

export function cancel(order: OrderRecord, reason: Schema<'CancelReason'>, at: number) {
  order.canceledAt = at
  order.cancelReason = reason
}

/** The order is unpaid, and the customer can still pay. */
export const isUnpaid = (world: World, order: OrderRecord) =>
  statusOf(world, order) === 'Pending' && order.confirmAt === undefined

export const itemOf = (order: OrderRecord, itemId: string): OrderItemRecord =>
  order.items.find(({ id }) => id === itemId) ?? refuse(404, 'FOUND_4040', 'We couldn’t find that item.')

type ItemStatus = Pick<Schema<'OrderItem'>, 'status' | 'progress'>
/** The status of an item and, while it is being dispensed, its progress. */
export function itemStatus(world: World, order: OrderRecord, item: OrderItemRecord): ItemStatus {
  const units = finishedUnits(world, order)
  const isFinished = units.filter((unit) => unit.item === item).length === item.quantity
  if (isFinished || isOver(world, order)) {
    if (item.taken === 0) return { status: 'Failed', progress: 'failed' }
    return { status: item.taken === item.quantity ? 'Dispensed' : 'Partially-Dispensed', progress: 'completed' }
  }
  const isInProgress = unitInProgress(world, order)?.item === item
  return { status: 'Pending', ...(isInProgress && { progress: 'in-progress' as const }) }
}

/** The units that a refund would pay for now: undispensed ones, and an item that the customer did not get. */
function lostUnits(world: World, order: OrderRecord, item: OrderItemRecord, missing?: OrderItemRecord): number {
  if (order.refund || order.paidAt === undefined) return 0
  const status = statusOf(world, order)
  if (item === missing || status === 'Paid' || status === 'Failed' || status === 'Cancelled') return item.quantity
  return status === 'In-Progress' ? 0 : item.quantity - item.taken
}

export interface Lost {
  item: OrderItemRecord
  units: number
  /** What these units cost, in minor units. */
  amount: number
}

/** What a refund would return now for each item. */
export const lostItems = (world: World, order: OrderRecord, missing?: OrderItemRecord): Lost[] =>
  order.items.map((item) => {
    const units = lostUnits(world, order, item, missing)
    return { item, units, amount: costOf(item.net, units, item.quantity, world.place.coin) }
  })

/** The amount that a refund would return now, in minor units. */
export const refundable = (world: World, order: OrderRecord, missing?: OrderItemRecord): number =>
  lostItems(world, order, missing).reduce((sum, { amount }) => sum + amount, 0)

export function completedAt(world: World, order: OrderRecord): number | undefined {
  if (order.dispenseStartedAt === undefined || !isOver(world, order)) return undefined
  if (order.abandonedAt !== undefined) return order.abandonedAt
  return order.haltedAt !== undefined ? order.haltedAt + haltDeadline : plan(world, order).at(-1)?.endsAt
}

export const isActive = (world: World, order: OrderRecord) =>
  !order.released && ['Paid', 'In-Progress'].includes(statusOf(world, order))
