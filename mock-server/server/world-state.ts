/** The state of a world, as shown to developers and tests under /__mock. */
import { balanceOf } from '../seeds/ledgers.ts'
import { slotLabel } from '../seeds/machines.ts'
import { products } from '../seeds/products.ts'
import type { OrderRecord } from '../seeds/records.ts'
import { instant, toMajor } from '../seeds/units.ts'
import { machineRecord, productOf, sellable } from '../world/machines.ts'
import { statusOf } from '../world/orders/life-cycle.ts'
import type { World } from '../world/world.ts'

/** Amounts are in major units; `price` is formatted for people. */
export function stateOf(world: World) {
  const { name, scenario, clock, state, place, forced, declines, streams } = world
  return {
    world: name,
    scenario,
    now: instant(clock.now()),
    calls: Object.fromEntries(state.calls),
    forced,
    declines,
    streams: streams.size,
    orders: [...state.orders.values()].map((order) => orderSummary(world, order)),
    machines: [...state.machines.values()].map(({ machine: { id, name, online_status }, slots }) => {
      return { id, name, online_status, units: slots.reduce((sum, slot) => sum + sellable(world, slot), 0) }
    }),
    wallets: [...state.ledgers].map(([id, entries]) => {
      const balance = toMajor(balanceOf(entries))
      return { id, balance, price: place.show(balance) }
    }),
  }
}

function orderSummary(world: World, order: OrderRecord) {
  const { id, number, userId, machineId, method } = order
  const [status, net, createdAt] = [statusOf(world, order), toMajor(order.net), instant(order.createdAt)]
  const items = order.items.map(({ product, quantity, taken, customIngredients }) => {
    return { id: product.id, quantity, taken, customIngredients }
  })
  return { id, number, userId, machineId, status, method, net, price: world.place.show(net), createdAt, items }
}

/** The stock that each slot of a machine can sell now; throws a Refusal if the machine does not exist. */
export function stockOf(world: World, machineId: string) {
  return machineRecord(world, machineId).slots.map((slot) => ({
    slot: slotLabel(slot),
    product: products.get(productOf(slot) ?? '')?.name ?? null,
    units: sellable(world, slot),
  }))
}

export type WorldState = ReturnType<typeof stateOf>
export type Stock = ReturnType<typeof stockOf>
