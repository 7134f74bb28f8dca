/** What has happened in a world while nobody looked: payments that ran out, machines that fell silent, stock that left. */
import { slotOf, takeOne } from '../machines.ts'
import { tellEnding } from '../push/news.ts'
import type { OrderRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'
import { done, isOver, plan } from './plan.ts'

/** An unpaid order is cancelled after this long, in milliseconds. */
export const paymentDeadline = 10 * 60_000

/**
 * Brings a world up to the present. Called before anything is answered, so that answers depend on the time
 * and never on who looked when; called twice at one instant it changes nothing more.
 */
export function settle(world: World) {
  world.state.settledAt = world.clock.now()
  const open = [...world.state.orders.values()].filter(({ ended }) => !ended)
  for (const order of open) {
    settlePayment(world, order)
    if (order.dispenseStartedAt !== undefined) settleSilence(world, order)
  }
  takeStock(world, open)
  for (const order of open) {
    order.ended = order.cancelledAt !== undefined || isOver(world, order)
    if (order.ended) tellEnding(world, order)
  }
}

function settlePayment({ state }: World, order: OrderRecord) {
  if (order.paidAt !== undefined) return
  const now = state.settledAt
  // What the provider is about to confirm is paid for: its time does not run out.
  if (order.confirmAt !== undefined && order.confirmAt <= now) order.paidAt = order.confirmAt
  else if (order.confirmAt === undefined && now - order.createdAt > paymentDeadline)
    order.cancelledAt ??= order.createdAt + paymentDeadline
}

/** A machine that is offline halts the order it is at; back online in time it goes on where it was. */
function settleSilence(world: World, order: OrderRecord) {
  const machine = world.state.machines.get(order.machineId)?.machine
  if (!machine) return
  const now = world.state.settledAt
  if (order.haltedAt === undefined) {
    const fellSilent = silentAt(world, order)
    if (fellSilent !== undefined && fellSilent <= now) {
      machine.online_status = 'offline'
      order.haltedAt = fellSilent
      world.changed()
    } else if (machine.online_status === 'offline' && !isOver(world, order)) order.haltedAt = now
  } else if (machine.online_status === 'online' && !isOver(world, order)) {
    order.pauses.push({ at: order.haltedAt, ms: now - order.haltedAt })
    delete order.haltedAt
  }
}

/** When the scenario silences the machine: once an order, between two units. */
function silentAt(world: World, order: OrderRecord): number | undefined {
  const units = plan(world, order)
  const after = world.scenario.offlineAfterUnits
  if (after === undefined || units.length <= after || order.pauses.length > 0) return undefined
  return units[after - 1]?.endsAt
}

/** Units leave their slots in the order of time, whichever order they belong to; a slot that is empty fails the rest. */
function takeStock(world: World, orders: OrderRecord[]) {
  const due = orders
    .flatMap((order) =>
      done(world, order).map((unit) => ({ ...unit, machine: world.state.machines.get(order.machineId) })),
    )
    .sort((a, b) => a.endsAt - b.endsAt)
  for (const { item, index, machine } of due) {
    if (index < item.taken || index >= item.quantity - item.failures) continue
    const slot = machine && slotOf(machine, item.motorId)
    if (slot && takeOne(world, slot)) item.taken += 1
    else item.failures = item.quantity - item.taken
  }
}
