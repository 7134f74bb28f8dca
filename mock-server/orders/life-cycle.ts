/**
 * An order's state, derived from what happened to it and from the time it is now.
 * Pending → Paid → In-Progress → Dispensed | Partially-Dispensed | Failed; Pending → Cancelled.
 */
import { slotOf, takeOne } from '../machines.ts'
import type { Schema } from '../schema.ts'
import type { OrderItemRecord, OrderRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'

/** How long one unit takes to come out, in milliseconds. */
const unitTime = { Vending: 2000, Coffee: 6000 }
/** An unpaid order is cancelled after this long, a halted one gives up what is left. */
export const paymentDeadline = 10 * 60_000
const haltDeadline = 2 * 60_000

type Unit = { item: OrderItemRecord; index: number; fails: boolean; endsAt: number }

/** Every unit of the order in the order it comes out, with the instant at which it is out or has failed. */
function plan(world: World, order: OrderRecord): Unit[] {
  const type = world.state.machines.get(order.machineId)?.machine.machine_type ?? 'Vending'
  const start = order.dispenseStartedAt ?? 0
  return order.items
    .flatMap((item) =>
      Array.from({ length: item.quantity }, (_, index) => ({
        item,
        index,
        fails: index >= item.quantity - item.failures,
      })),
    )
    .map((unit, position) => {
      const paused = position >= (world.scenario.offlineAfterUnits ?? 0) ? (order.pausedMs ?? 0) : 0
      return { ...unit, endsAt: start + unitTime[type] * (position + 1) + paused }
    })
}

/** Units done by now: those whose time has come, up to the one at which the machine fell silent. */
function done(world: World, order: OrderRecord): Unit[] {
  if (order.dispenseStartedAt === undefined) return []
  return plan(world, order).filter(
    ({ endsAt }) => endsAt <= Math.min(world.clock.now(), order.haltedAt ?? Number.POSITIVE_INFINITY),
  )
}

/** Brings an order up to the present: the deadline of payment, the machine that falls silent, the stock that leaves. */
export function settleOrder(world: World, order: OrderRecord) {
  const now = world.clock.now()
  if (order.paidAt === undefined && order.confirmAt !== undefined && order.confirmAt <= now)
    order.paidAt = order.confirmAt
  if (order.paidAt === undefined && order.cancelledAt === undefined && now - order.createdAt > paymentDeadline)
    order.cancelledAt = order.createdAt + paymentDeadline
  const machine = world.state.machines.get(order.machineId)
  if (order.dispenseStartedAt === undefined || !machine) return
  const silentAfter = world.scenario.offlineAfterUnits
  const units = plan(world, order)
  const halt = silentAfter === undefined ? undefined : units[silentAfter - 1]?.endsAt
  if (
    halt !== undefined &&
    order.haltedAt === undefined &&
    order.pausedMs === undefined &&
    now >= halt &&
    units.length > (silentAfter ?? 0)
  ) {
    order.haltedAt = halt
    machine.machine.online_status = 'offline'
  } else if (
    order.haltedAt !== undefined &&
    machine.machine.online_status === 'online' &&
    now - order.haltedAt <= haltDeadline
  ) {
    order.pausedMs = now - order.haltedAt
    delete order.haltedAt
  }
  for (const item of order.items) {
    const out = done(world, order).filter((unit) => unit.item === item && !unit.fails).length
    const slot = slotOf(machine, item.motorId)
    for (; item.taken < out; item.taken += 1) if (slot && !takeOne(world, slot)) item.failures += 1
  }
}

const isOver = (world: World, order: OrderRecord) => {
  const units = plan(world, order)
  if (order.haltedAt !== undefined) return world.clock.now() - order.haltedAt > haltDeadline
  return done(world, order).length === units.length
}

export function statusOf(world: World, order: OrderRecord): Schema<'OrderStatus'> {
  settleOrder(world, order)
  if (order.cancelledAt !== undefined) return 'Cancelled'
  if (order.paidAt === undefined) return 'Pending'
  if (order.dispenseStartedAt === undefined) return 'Paid'
  if (!isOver(world, order)) return 'In-Progress'
  const out = order.items.reduce((sum, item) => sum + dispensed(world, order, item), 0)
  if (out === 0) return 'Failed'
  return out === order.items.reduce((sum, { quantity }) => sum + quantity, 0) ? 'Dispensed' : 'Partially-Dispensed'
}

export function dispensed(world: World, order: OrderRecord, item: OrderItemRecord): number {
  return done(world, order).filter((unit) => unit.item === item && !unit.fails).length
}

/** An item's state and, while its units come out, its progress. */
export function itemStatus(
  world: World,
  order: OrderRecord,
  item: OrderItemRecord,
): Pick<Schema<'OrderItem'>, 'status' | 'progress'> {
  const ended = order.dispenseStartedAt !== undefined && isOver(world, order)
  const finished = done(world, order).filter((unit) => unit.item === item).length
  const out = dispensed(world, order, item)
  if (ended || finished === item.quantity) {
    if (out === item.quantity) return { status: 'Dispensed', progress: 'completed' }
    return out > 0 ? { status: 'Partially-Dispensed', progress: 'completed' } : { status: 'Failed', progress: 'failed' }
  }
  const current = plan(world, order)[done(world, order).length]
  const isTurning = order.dispenseStartedAt !== undefined && order.haltedAt === undefined && current?.item === item
  return { status: 'Pending', ...(isTurning && { progress: 'in-progress' as const }) }
}

/**
 * Minor units that a refund asked for now would give back: the share of what was paid that belongs to undispensed units.
 * What was dispensed and what is refunded add up to what was paid.
 */
export function refundable(world: World, order: OrderRecord): number {
  const status = statusOf(world, order)
  if (order.refund || order.paidAt === undefined) return 0
  if (status === 'Paid' || status === 'Failed') return order.net
  if (status !== 'Partially-Dispensed') return 0
  const value = order.items.reduce((sum, item) => sum + item.price * dispensed(world, order, item), 0)
  return order.net - Math.round((order.net * value) / order.total)
}

export function completedAt(world: World, order: OrderRecord): number | undefined {
  if (order.dispenseStartedAt === undefined || !isOver(world, order)) return undefined
  return order.haltedAt !== undefined ? order.haltedAt + haltDeadline : plan(world, order).at(-1)?.endsAt
}

export const isActive = (world: World, order: OrderRecord) =>
  !order.released && ['Paid', 'In-Progress'].includes(statusOf(world, order))
