/** Of several units of one product, as many leave the slot as the order says came out. */
import type { Schema } from '../contract.ts'
import { asList } from '../scope.ts'
import { sum } from './amounts.ts'
import { ended, readEnded } from './collecting.ts'
import { codeOf, expectEqual, type Probe } from './probe.ts'
import { buy, endOrder, onOrder, openShops, type Shop, unitsLeft } from './shop.ts'

const check = 'stock:units'
const wanted = 3

/** The cheapest product of which an order can have several units, up to three. */
function severalOf({ stock, most }: Shop): Schema | undefined {
  const [found] = stock
    .filter(({ units }) => Math.min(units, most) > 1)
    .toSorted((a, b) => Number(a.line.price) - Number(b.line.price))
  return found && { ...found.line, quantity: Math.min(wanted, found.units, most) }
}

/** Dispenses several units and counts what is left. Returns why there is nothing to count. */
async function dispensed(shop: Shop, line: Schema): Promise<string | undefined> {
  const { scope } = shop
  const full = await unitsLeft(shop, line)
  const { sent: made, orderId } = await buy(shop, scope.key(), line)
  if (orderId === undefined) return `the order got ${made.status} ${codeOf(made)}`
  const begun = await onOrder(shop, 'dispenseOrder', orderId)
  // Looks at its status and counts, too.
  const { sent, order } = await readEnded(shop, orderId)
  const left = await unitsLeft(shop, line)
  if (order.status !== 'Dispensed') await endOrder(shop, orderId)
  if (!ended.includes(String(order.status)))
    return `the order was not dispensed: ${begun.status} ${codeOf(begun)}, then ${order.status}`
  if (full === undefined || left === undefined) return 'the stock can’t be read'
  const out = sum(asList(order.items).map(({ dispensed_quantity }) => Number(dispensed_quantity)))
  const why = `units taken from the slot: as many of ${line.quantity} as the order says came out`
  expectEqual(scope, { check, sent, pointer: '/data/items/*/dispensed_quantity', found: full - left, is: out, why })
  return undefined
}

export const severalUnits: Probe = async (scope) => {
  const { access, customer, has } = scope
  if (!access.mayWrite || !customer || !has('dispenseOrder', 'getOrder', 'getMachineProducts')) return
  const [shop] = await openShops(scope, ['Wallet'])
  if (!shop) return scope.missing(check, 'the account can’t pay from a wallet')
  const line = severalOf(shop)
  const why = line ? await dispensed(shop, line) : 'no slot has two units that one order may have'
  if (why !== undefined) scope.missing(check, why)
}
