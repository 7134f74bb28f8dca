/** Quotes add up, are kept, and refuse what cannot be sold. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../target/exchange.ts'
import { dataOf, readProducts, rowsOf } from '../target/facts.ts'
import { lineOf, type Scope } from '../target/scope.ts'
import { asList, expectEqual, expectStatus, minor, type Probe } from './probe.ts'

const sum = (rows: Schema[]) => rows.reduce((total, { price, quantity }) => total + minor(price) * Number(quantity), 0)

function checkQuote(scope: Scope, sent: Sent, asked: { quantity: number }[]) {
  const { items, total_amount, discount_amount, net_payable_amount } = dataOf(sent)
  const rows = asList(items)
  expectEqual(
    scope,
    'money:net',
    sent,
    '/data/net_payable_amount',
    minor(net_payable_amount),
    minor(total_amount) - minor(discount_amount),
    'total less discount, in minor units',
  )
  expectEqual(
    scope,
    'money:total',
    sent,
    '/data/total_amount',
    minor(total_amount),
    sum(rows),
    'price times quantity of all lines, in minor units',
  )
  for (const [index, row] of rows.entries()) {
    const due = asked[index]?.quantity
    const told = Number(row.quantity) + Number(row.removedQty)
    expectEqual(
      scope,
      'quote:quantity',
      sent,
      `/data/items/${index}/removedQty`,
      told,
      due,
      'what is sold and what was taken away are what was asked for',
    )
    expectEqual(
      scope,
      'quote:stock',
      sent,
      `/data/items/${index}/outOfStockItem`,
      row.outOfStockItem,
      row.quantity === 0,
      'whether nothing of it can be sold',
    )
  }
}

async function kept(scope: Scope, quote: Sent) {
  const { token, exchange } = { token: scope.token(), exchange: scope.exchange }
  const { cart_id, items, ...amounts } = dataOf(quote)
  const cart = await exchange('getCart', { token, path: { cartId: cart_id } })
  if (!expectStatus(scope, 'created-can-be-read', cart, [200], 'this cart has just been quoted')) return
  for (const name of ['total_amount', 'discount_amount', 'net_payable_amount', 'offer_id'])
    expectEqual(scope, 'created-can-be-read', cart, `/data/${name}`, dataOf(cart)[name], amounts[name], 'as quoted')
  expectEqual(
    scope,
    'created-can-be-read',
    cart,
    '/data/items',
    asList(dataOf(cart).items).length,
    asList(items).length,
    'as many lines as quoted',
  )
  if (scope.customer && scope.guest) {
    const foreign = await exchange('getCart', { token: scope.guest.token, path: { cartId: cart_id } })
    expectStatus(scope, 'foreign-refused', foreign, [403, 404], 'the cart is another user’s')
  }
}

export const cart: Probe = {
  name: 'quotes',
  writes: true,
  run: async (scope) => {
    const { exchange, facts } = scope
    const token = scope.token()
    const ask = (body: object, machineId = facts.machineId) =>
      exchange('validateCart', { token, path: { machineId }, body })
    const line = lineOf(scope)
    const good = await ask({ items: [line] })
    if (!expectStatus(scope, 'happy', good, [200], 'this can be bought')) return
    checkQuote(scope, good, [line])
    await kept(scope, good)
    const refusals: [string, object][] = [
      ['another price', { items: [{ ...line, price: line.price + 1 }] }],
      ['a hundred at once', { items: [{ ...line, quantity: 100 }] }],
      ['an unknown offer', { items: [line], offer_id: 'no-such-offer' }],
    ]
    for (const [why, body] of refusals) expectStatus(scope, `cart-refused:${why}`, await ask(body), [400], why)
    await offline(scope, ask)
    await scarce(scope, ask)
    await withOffers(scope, ask)
  },
}

/** A machine that is offline sells nothing: the own one where it can be switched, else one that is offline by itself. */
async function offline(scope: Scope, ask: (body: object, machineId?: string) => Promise<Sent>) {
  const { switches, facts } = scope
  const why = 'an offline machine'
  if (switches) {
    await switches.switchMachine(facts.machineId, 'offline')
    const sent = await ask({ items: [lineOf(scope)] })
    await switches.switchMachine(facts.machineId, 'online')
    expectStatus(scope, `cart-refused:${why}`, sent, [400], why)
    return
  }
  const id = facts.offlineMachineId
  const [product] = id ? await readProducts(scope.exchange, id) : []
  if (!product) return
  const { left: _, ...line } = product
  const sent = await ask({ items: [{ ...line, quantity: 1, custom_ingredients: [] }] }, id)
  expectStatus(scope, `cart-refused:${why}`, sent, [400], why)
}

/** More than a slot holds is cut, and said so. */
async function scarce(scope: Scope, ask: (body: object) => Promise<Sent>) {
  const few = scope.facts.products.filter(({ left }) => left < 5).at(-1)
  if (!few) return
  const { left, ...product } = few
  const line = { ...product, quantity: left + 1, custom_ingredients: [] }
  const sent = await ask({ items: [line] })
  if (sent.status !== 200) return
  checkQuote(scope, sent, [line])
  const sold = Number(asList(dataOf(sent).items)[0]?.quantity)
  expectEqual(
    scope,
    'quote:oversold',
    sent,
    '/data/items/0/quantity',
    sold <= left,
    true,
    `no more than the ${left} that are there`,
  )
}

async function withOffers(scope: Scope, ask: (body: object) => Promise<Sent>) {
  const offers = rowsOf(await scope.exchange('listOffers', { path: { machineId: scope.facts.machineId } }))
  const [first, second] = scope.facts.products.filter(({ left }) => left >= 2)
  if (!first) return
  const lines = [first, ...(second ? [second] : [])].map(({ left: _, ...product }) => ({
    ...product,
    quantity: 2,
    custom_ingredients: [],
  }))
  for (const { id } of offers) {
    const sent = await ask({ items: lines, offer_id: id })
    if (sent.status !== 200) continue
    checkQuote(scope, sent, lines)
    await kept(scope, sent)
    expectEqual(
      scope,
      'money:offer',
      sent,
      '/data/discount_amount',
      minor(dataOf(sent).discount_amount) > 0,
      true,
      'an offer that applies takes something off',
    )
  }
}
