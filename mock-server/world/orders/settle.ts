/** Applies the effects of time to a world: expired payments, machines that went offline, dispensed stock. */
import type { OrderRecord } from '../../seeds/records.ts'
import { settleAlerts } from '../alerts.ts'
import { removeUnit, slotOf } from '../machines.ts'
import { notifyOrderEnded, notifyRefund } from '../push.ts'
import type { World } from '../world.ts'
import { cancel, paymentEndsAt } from './life-cycle.ts'
import { finishedUnits, isOver, plan } from './plan.ts'
import { refundOrder, refundResponse } from './refund.ts'

/**
 * Brings a world up to date. Called before every response, so responses depend on the time and not on earlier calls.
 * A second call at the same time changes nothing.
 */
export function settle(world: World) {
  world.state.settledAt = world.clock.now()
  const open = [...world.state.orders.values()].filter(({ ended }) => !ended)
  for (const order of open) {
    settlePayment(world, order)
    if (order.dispenseStartedAt !== undefined) settleOutage(world, order)
  }
  takeStock(world, open)
  for (const order of world.state.orders.values()) notifyRefundStages(world, order)
  settleAlerts(world)
  for (const order of open) {
    const isUnheard = order.heardAt !== undefined && order.paidAt === undefined
    order.ended = (order.canceledAt !== undefined && !isUnheard) || isOver(world, order)
    if (order.ended) notifyOrderEnded(world, order)
  }
}

/** Sends one push message for each new stage of a refund. */
function notifyRefundStages(world: World, order: OrderRecord) {
  if (order.notifiedRefundStages === undefined) return
  const refund = refundResponse(world, order)
  const news = refund?.stages?.slice(order.notifiedRefundStages) ?? []
  order.notifiedRefundStages += news.length
  if (refund) for (const { name } of news) notifyRefund(world, order, refund, name)
}

function settlePayment(world: World, order: OrderRecord) {
  const now = world.state.settledAt
  if (order.paidAt !== undefined) return
  if (order.heardAt !== undefined && order.heardAt <= now) return receivePayment(world, order, order.heardAt)
  // A payment that the provider is confirming does not expire.
  if (order.confirmAt !== undefined) {
    if (order.confirmAt <= now) order.paidAt = order.confirmAt
  } else if (order.canceledAt === undefined && now > paymentEndsAt(order))
    cancel(order, 'expired', paymentEndsAt(order))
}

/** The provider's payment arrives. For a canceled order it is too late, so it is refunded. */
export function receivePayment(world: World, order: OrderRecord, at: number) {
  order.paidAt = at
  if (order.canceledAt !== undefined) refundOrder(world, order, 'source')
}

/** An offline machine halts its order. If it returns in time, the order continues where it stopped. */
function settleOutage(world: World, order: OrderRecord) {
  const machine = world.state.machines.get(order.machineId)?.machine
  if (!machine) return
  const now = world.state.settledAt
  if (order.haltedAt === undefined) {
    const wentOffline = scenarioOutage(world, order)
    if (wentOffline !== undefined && wentOffline <= now) {
      machine.online_status = 'offline'
      order.haltedAt = wentOffline
      world.changed()
    } else if (machine.online_status === 'offline' && !isOver(world, order)) order.haltedAt = now
  } else if (machine.online_status === 'online' && !isOver(world, order)) {
    order.pauses.push({ at: order.haltedAt, ms: now - order.haltedAt })
    delete order.haltedAt
  }
}

/** The time at which the scenario takes the machine offline: once per order, between two units. */
function scenarioOutage(world: World, order: OrderRecord): number | undefined {
  const units = plan(world, order)
  const after = world.scenario.offlineAfterUnits
  if (after === undefined || units.length <= after || order.pauses.length > 0) return undefined
  return units[after - 1]?.endsAt
}

/** Takes units from their slots in time order across all orders. If a slot is empty, the rest of the item fails. */
function takeStock(world: World, orders: OrderRecord[]) {
  const due = orders
    .flatMap((order) =>
      finishedUnits(world, order).map((unit) => ({ ...unit, machine: world.state.machines.get(order.machineId) })),
    )
    .sort((a, b) => a.endsAt - b.endsAt)
  for (const { item, index, machine } of due) {
    if (index < item.taken || index >= item.quantity - item.failures) continue
    const slot = machine && slotOf(machine, item.motorId)
    if (slot && removeUnit(world, slot)) item.taken += 1
    else item.failures = item.quantity - item.taken
  }
}
