/** An order's states, and how time moves them: Pending → Paid → In-Progress → Dispensed | Partially-Dispensed | Failed; Pending → Cancelled. */
import { slotOf, takeOne } from './stock.ts'
import type { Item, Order, World } from './world.ts'

const paymentDeadline = 10 * 60_000

const sum = (items: Item[], field: 'quantity' | 'dispensed' | 'failed') =>
  items.reduce((total, item) => total + item[field], 0)

export function statusOf(world: World, order: Order) {
  const { items } = order
  if (order.cancelledAt !== undefined) return 'Cancelled'
  if (order.paidAt === undefined && !order.startedAt) return 'Pending'
  if (order.startedAt === undefined) return 'Paid'
  if (order.endedAt === undefined)
    return world.has('status-goes-back') && sum(items, 'dispensed') ? 'Paid' : 'In-Progress'
  if (sum(items, 'dispensed') === 0) return world.has('failed-shown-as-dispensed') ? 'Dispensed' : 'Failed'
  return sum(items, 'dispensed') === sum(items, 'quantity') ? 'Dispensed' : 'Partially-Dispensed'
}

export const isActive = (world: World, order: Order) =>
  !order.isReleased && ['Paid', 'In-Progress'].includes(statusOf(world, order))

/** What a refund asked for now would give back, in minor units. */
export function refundable(world: World, order: Order): number {
  if (order.refund || order.paidAt === undefined) return 0
  const status = statusOf(world, order)
  if (status === 'Paid' || status === 'Failed') return order.net
  if (status !== 'Partially-Dispensed') return 0
  if (world.has('partial-refund-gives-all')) return order.net
  const out = order.items.reduce((value, { price, dispensed }) => value + price * dispensed, 0)
  return order.net - Math.round((order.net * out) / order.total)
}

/** The next unit of an order comes out or stays inside. A machine that is offline gives nothing more. */
function turn(world: World, order: Order) {
  const item = order.items.find(({ quantity, dispensed, failed }) => dispensed + failed < quantity)
  const machine = world.machines.get(order.machineId)
  const slot = item && machine && slotOf(machine, item.motorId)
  if (item && slot && machine.isOnline && takeOne(world, slot)) item.dispensed += 1
  else if (item) item.failed += 1
}

function moveOn(world: World, order: Order) {
  if (order.paidAt === undefined && order.startedAt === undefined && world.now() - order.createdAt > paymentDeadline)
    order.cancelledAt ??= order.createdAt + paymentDeadline
  if (order.startedAt === undefined || order.endedAt !== undefined) return
  const { unitTime } = world.settings
  const units = sum(order.items, 'quantity')
  const due = Math.min(units, Math.floor((world.now() - order.startedAt) / unitTime))
  const isThrough = () => sum(order.items, 'dispensed') + sum(order.items, 'failed') >= due
  while (!isThrough()) turn(world, order)
  if (due === units) order.endedAt = order.startedAt + units * unitTime
}

/** Brings every order up to the present. */
export function settle(world: World) {
  for (const order of world.orders.values()) moveOn(world, order)
}
