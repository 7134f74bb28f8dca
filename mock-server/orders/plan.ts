/** When the units of an order come out: a function of its start, of the pauses since, and of the time the world has been settled to. */
import type { OrderItemRecord, OrderRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'

/** How long one unit takes to come out, in milliseconds. */
const unitTime = { Vending: 2000, Coffee: 6000 }
/** A machine that is silent for longer than this gives up what is left of an order. */
export const haltDeadline = 2 * 60_000

type Unit = { item: OrderItemRecord; index: number; endsAt: number }

/** Every unit in the order it comes out, with the instant at which it is out or has failed. */
export function plan(world: World, order: OrderRecord): Unit[] {
  const type = world.state.machines.get(order.machineId)?.machine.machine_type ?? 'Vending'
  const start = order.dispenseStartedAt ?? 0
  const afterPauses = (end: number) =>
    order.pauses.reduce((later, { at, ms }) => (later > at ? later + ms : later), end)
  return order.items
    .flatMap((item) => Array.from({ length: item.quantity }, (_, index) => ({ item, index })))
    .map((unit, position) => ({ ...unit, endsAt: afterPauses(start + unitTime[type] * (position + 1)) }))
}

/** Units whose time has come, up to the one at which the machine fell silent. */
export function done(world: World, order: OrderRecord): Unit[] {
  if (order.dispenseStartedAt === undefined) return []
  const until = Math.min(world.state.settledAt, order.haltedAt ?? Number.POSITIVE_INFINITY)
  return plan(world, order).filter(({ endsAt }) => endsAt <= until)
}

/** Whether dispensing has been through every unit, or was given up. */
export function isOver(world: World, order: OrderRecord): boolean {
  if (order.abandonedAt !== undefined) return true
  if (order.haltedAt !== undefined) return world.state.settledAt - order.haltedAt > haltDeadline
  return done(world, order).length === plan(world, order).length
}
