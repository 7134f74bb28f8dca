/** A world as a developer sees it: what it is, what waits in it, orders, stock and money. */
import { machineStatus, productOf, sellable, slotLabel } from '../machines.ts'
import { balanceOf } from '../orders/ledger.ts'
import { statusOf } from '../orders/life-cycle.ts'
import { toMajor } from '../orders/money.ts'
import { products } from '../seeds/products.ts'
import type { OrderRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'

/** `net` of an order is in minor units, as in its record; balances are in major ones. */
export function look(world: World) {
  const { name, scenario, clock, state, forced, declines, streams } = world
  return {
    world: name,
    scenario,
    now: new Date(clock.now()).toISOString(),
    calls: Object.fromEntries(state.calls),
    forced,
    declines,
    streams: streams.size,
    orders: [...state.orders.values()].map((order) => lookAtOrder(world, order)),
    machines: [...state.machines.values()].map(({ machine, slots }) => ({
      id: machine.id,
      name: machine.name,
      online_status: machineStatus(world, machine.id),
      units: slots.reduce((sum, slot) => sum + sellable(world, slot), 0),
    })),
    wallets: [
      ...[...state.ledgers].map(([id, entries]) => ({ id, balance: toMajor(balanceOf(entries)) })),
      ...[...state.companyLedgers].map(([id, entries]) => ({ id, balance: toMajor(balanceOf(entries)) })),
    ],
  }
}

function lookAtOrder(world: World, order: OrderRecord) {
  const { id, number, userId, machineId, method, net, payment, items } = order
  return {
    id,
    number,
    userId,
    machineId,
    status: statusOf(world, order),
    method,
    net,
    kind: payment.kind,
    items: items.map(({ product, quantity, taken, customIngredients }) => ({
      id: product.id,
      quantity,
      taken,
      customIngredients,
    })),
  }
}

/** What can be sold from each slot of a machine now; undefined where there is no such machine. */
export function lookAtStock(world: World, machineId: string) {
  return world.state.machines.get(machineId)?.slots.map((slot) => ({
    slot: slotLabel(slot),
    product: products.get(productOf(slot) ?? '')?.name ?? null,
    units: sellable(world, slot),
  }))
}

export type Look = ReturnType<typeof look>
export type Stock = ReturnType<typeof lookAtStock>
