/** Computes when each unit of an order is dispensed, from the dispense start, the outages, and the settled time. */
import type { OrderItemRecord, OrderRecord } from '../../seeds/records.ts'
import { minute, second } from '../../seeds/units.ts'
import type { World } from '../world.ts'

/** Time to dispense one unit. */
const unitTime = { Vending: 2 * second, Coffee: 6 * second }
/** The time until a customer takes a finished cup. Only then does a coffee machine start the next one. */
const cupTakenAfter = 3 * second
/** If a machine stays offline longer than this, the rest of the order fails. */
export const haltDeadline = 2 * minute

type Unit = { item: OrderItemRecord; index: number; endsAt: number }

/** All units in dispense order, with the time at which each is dispensed or fails. */
export function plan(world: World, order: OrderRecord): Unit[] {
  const type = world.state.machines.get(order.machineId)?.machine.machine_type ?? 'Vending'
  const start = order.dispenseStartedAt ?? 0
  const afterPauses = (end: number) => order.pauses.reduce((time, { at, ms }) => (time > at ? time + ms : time), end)
  return order.items
    .flatMap((item) => Array.from({ length: item.quantity }, (_, index) => ({ item, index })))
    .map((unit, position) => ({ ...unit, endsAt: afterPauses(start + unitTime[type] * (position + 1)) }))
}

/** Units that have been dispensed or have failed by now, or by the time the machine went offline. */
export function finishedUnits(world: World, order: OrderRecord): Unit[] {
  if (order.dispenseStartedAt === undefined) return []
  const until = Math.min(world.state.settledAt, order.haltedAt ?? Number.POSITIVE_INFINITY)
  return plan(world, order).filter(({ endsAt }) => endsAt <= until)
}

/** Whether dispensing has finished or was aborted. */
export function isOver(world: World, order: OrderRecord): boolean {
  if (order.abandonedAt !== undefined) return true
  if (order.haltedAt !== undefined) return world.state.settledAt - order.haltedAt > haltDeadline
  return finishedUnits(world, order).length === plan(world, order).length
}

/** The unit that is being dispensed now; undefined while a finished cup is in the machine. */
export function unitInProgress(world: World, order: OrderRecord): Unit | undefined {
  if (order.dispenseStartedAt === undefined || order.haltedAt !== undefined) return undefined
  const finished = finishedUnits(world, order)
  const isCoffee = world.state.machines.get(order.machineId)?.machine.machine_type === 'Coffee'
  const last = isCoffee ? finished.at(-1) : undefined
  const isCupOut = last !== undefined && world.state.settledAt < last.endsAt + cupTakenAfter
  return isCupOut ? undefined : plan(world, order)[finished.length]
}
