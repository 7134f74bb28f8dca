/** Quotes: what they accept, refuse and keep, and how a discount is computed and spread. */
import type { Schema } from '../contract.ts'
import { halfUp, restOf, unitOf } from '../currency.ts'
import type { Sent } from '../exchange.ts'
import { unobservable } from '../ledger.ts'
import { asList, costOf, linesOf, rowsOf, type Scope, type Stock, unsellableIn } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { checkAmounts, spread, sum } from './amounts.ts'
import { expectAmount, expectEqual, expectStatus, minor, type Probe, shownAmount } from './probe.ts'
import { offlineLine } from './shop.ts'

interface Discount {
  off: number
  weights: number[]
  /** Whether its maximum cuts it off. */
  isCut: boolean
}

/** What an offer takes off these items before rounding, in the currency's minor units, and how it weighs each item. */
function discountBy(offer: Schema, items: Schema[], unit: number): Discount {
  const named = offer.product_ids as unknown[] | undefined
  const inUnits = (amount: unknown) => Math.round(Number(amount) * unit)
  const full = items.map(({ price, quantity }) => inUnits(price) * Number(quantity))
  const weights = full.map((each, index) => (named?.includes(items[index]?.product_id) === false ? 0 : each))
  const eligible = sum(weights)
  const asked = offer.offer_type === 'percentage' ? (eligible * Number(offer.value)) / 100 : inUnits(offer.value)
  const off = Math.min(asked, eligible)
  const most = offer.max_discount_amount === undefined ? eligible : inUnits(offer.max_discount_amount)
  return { off: Math.min(off, most), weights, isCut: off > most }
}

interface Carts {
  scope: Scope
  stock: Stock[]
  most: number
  price: (items: Schema[], offerId?: unknown) => Promise<Sent>
}

/** Each line is kept at its price and deposit. The first has two units, if it can. */
async function plain({ scope, stock, price, most }: Carts) {
  const chosen = stock.slice(0, Math.min(3, most))
  const lines = chosen.map(({ line, units }, index) => {
    const isTwice = index === 0 && units > 1 && chosen.length < most
    return { ...line, quantity: isTwice ? 2 : 1 } as Schema
  })
  const sent = await price(lines)
  const why = 'a cart of products that the machine lists is priced'
  if (!expectStatus(scope, 'quote', sent, [200], why)) return
  const quote = dataOf(sent)
  const rows = (items: Schema[]) =>
    items.map(({ product_id, motor_id, price: each, quantity }) => [product_id, motor_id, shownAmount(each), quantity])
  const found = [
    rows(asList(quote.items)),
    asList(quote.items).map(({ removedQty, outOfStockItem }) => [removedQty, outOfStockItem]),
  ]
  const is = [rows(lines), lines.map(() => [0, false])]
  expectEqual(scope, {
    check: 'quote',
    sent,
    pointer: '/data/items',
    found,
    is,
    why: 'the lines of the request, all in stock',
  })
  expectEqual(scope, {
    check: 'money',
    sent,
    pointer: '/data/items/*/deposit_amount',
    found: asList(quote.items).map(({ deposit_amount }) => shownAmount(deposit_amount ?? 0)),
    is: chosen.map(({ deposit }, index) => shownAmount(deposit * Number(lines[index]?.quantity))),
    why: 'the deposit of the product, for each unit',
  })
  checkAmounts(scope, sent, quote, '/data')
  const about = { check: 'quote', sent, pointer: '/data/discount_amount', why: 'no offer was asked for' }
  expectAmount(scope, { ...about, found: minor(quote.discount_amount), is: 0 })
  if (!scope.has('getCart')) return
  const kept = await scope.exchange('getCart', { token: scope.token(), path: { cartId: quote.cart_id } })
  if (!expectStatus(scope, 'cart:kept', kept, [200], 'it was quoted just now')) return
  const cart = dataOf(kept)
  const facts = ({ cart_id, total_amount, discount_amount, net_payable_amount }: Schema) => [
    cart_id,
    total_amount,
    discount_amount,
    net_payable_amount,
  ]
  expectEqual(scope, {
    check: 'cart:kept',
    sent: kept,
    pointer: '/data',
    found: facts(cart),
    is: facts(quote),
    why: 'as quoted',
  })
  const ids = asList(cart.items).map(({ id, cartQty }) => [id, cartQty])
  const asked = lines.map(({ product_id, quantity }) => [product_id, quantity])
  expectEqual(scope, {
    check: 'cart:kept',
    sent: kept,
    pointer: '/data/items',
    found: ids,
    is: asked,
    why: 'as quoted',
  })
}

/** The limit is that of the order, not of a line. */
async function limitOfAll({ scope, stock, price, most }: Carts) {
  const half = Math.ceil((most + 1) / 2)
  const [first, second] = stock.filter(({ units }) => units >= half)
  if (!first || !second || half > most) return
  const items = [first, second].map(({ line }) => ({ ...line, quantity: half }))
  const why = `the machine dispenses ${most} at a time, of all products together`
  expectStatus(scope, 'cart:limit', await price(items), [400], why, { code: 'CART_1003' })
}

/** Less than the offer asks for. */
async function tooLittle({ scope, stock, price }: Carts, offer: Schema) {
  const named = asList(offer.product_ids) as unknown[]
  const cheap = stock.find(
    ({ line }) =>
      minor(line.price) < minor(offer.min_order_amount ?? 0) && (named.length === 0 || named.includes(line.product_id)),
  )
  if (!cheap) return
  const why = `the offer needs an order of ${offer.min_order_amount}`
  expectStatus(scope, 'cart:offer', await price([cheap.line], offer.id), [400], why, { code: 'OF_1004' })
}

/** Goods that reach the least amount only with their deposits, which don't count. */
async function tooLittleGoods({ scope, stock, most, price }: Carts, offer: Schema) {
  const least = minor(offer.min_order_amount ?? 0)
  const [goods] = stock.flatMap(({ line, units, deposit }) =>
    Array.from({ length: Math.min(units, most) }, (_, index): Schema => ({ ...line, quantity: index + 1 })).filter(
      (each) => minor(costOf(each)) < least && minor(costOf(each, deposit)) >= least,
    ),
  )
  if (!goods) return
  const why = `without deposits, the goods cost less than ${offer.min_order_amount}`
  expectStatus(scope, 'cart:offer', await price([goods], offer.id), [400], why, { code: 'OF_1004' })
}

/** Blocked slots, and goods past their last day of sale. */
async function unsellable({ scope, price }: Carts, products: Schema) {
  const kinds = unsellableIn(products)
  if (kinds.length === 0) scope.missing('cart:unsellable', 'no slot is blocked, and nothing has expired')
  for (const { line, why } of kinds)
    expectStatus(scope, 'cart:unsellable', await price([line]), [400], why, { code: 'CART_1000' })
}

async function refusals({ scope, stock, price, most }: Carts) {
  const [first] = stock
  if (!first) return
  const { line } = first
  const expectCode = async (check: string, code: string, why: string, items: Schema[], offerId?: unknown) =>
    expectStatus(scope, check, await price(items, offerId), [400], why, { code })
  for (const other of [Number(line.price) + 1, Math.max(Number(line.price) - 1, 0)])
    await expectCode('cart:price', 'CART_1001', 'the product costs something else', [{ ...line, price: other }])
  await expectCode('cart:limit', 'CART_1003', `the machine dispenses ${most} at a time`, [
    { ...line, quantity: most + 1 },
  ])
  await limitOfAll({ scope, stock, price, most })
  await expectCode('cart:offer', 'OF_1004', 'there is no such offer', [line], 'no-such-offer')
  const scarce = stock.find(({ units }) => units < most)
  if (!scarce) return scope.missing('cart:stock', 'every slot holds as many as an order may have')
  const sent = await price([{ ...scarce.line, quantity: scarce.units + 1 }])
  const [item = {}] = asList(dataOf(sent).items)
  const { quantity, removedQty, outOfStockItem } = item
  const is = [200, scarce.units, 1, false]
  const why = `there are ${scarce.units}`
  expectEqual(scope, {
    check: 'cart:stock',
    sent,
    pointer: '/data/items/0',
    found: [sent.status, quantity, removedQty, outOfStockItem],
    is,
    why,
  })
  if (scarce.units + 1 > most) return
  // Two lines take from one slot.
  const split = await price([{ ...scarce.line, quantity: scarce.units }, scarce.line])
  const kept = sum(asList(dataOf(split).items).map(({ quantity: each }) => Number(each)))
  const about = { check: 'cart:stock', sent: split, pointer: '/data/items/*/quantity', why: `${why}, for both lines` }
  expectEqual(scope, { ...about, found: [split.status, kept], is: [200, scarce.units] })
}

const maxLines = 4
const clocksDiffer = 120_000

/** Carts of several lines with each of the machine's offers: enough units to reach the least amount. */
async function offers(carts: Carts, now: number) {
  const { scope, stock, most, price } = carts
  if (!scope.has('listOffers')) return
  const path = { machineId: scope.facts.machineId }
  const list = rowsOf(await scope.exchange('listOffers', { path, query: { pageOff: true } }))
  if (list.length === 0) scope.missing('money:offer', 'the machine has no offers')
  for (const offer of list) {
    await tooLittle(carts, offer)
    await tooLittleGoods(carts, offer)
    const named = asList(offer.product_ids) as unknown[]
    const isNamed = ({ line }: (typeof stock)[number]) => Number(named.includes(line.product_id))
    // Dear ones first, so that the least amount is reached; named ones before them.
    const dear = stock.toSorted((a, b) => isNamed(b) - isNamed(a) || Number(b.line.price) - Number(a.line.price))
    const chosen = dear.slice(0, Math.min(maxLines, most)).map(({ line }) => line)
    const sent = await price(chosen, offer.id)
    if (Date.parse(String(offer.valid_till)) < now - clocksDiffer) {
      expectStatus(scope, 'cart:offer', sent, [400], `the offer ended at ${offer.valid_till}`, { code: 'OF_1004' })
      continue
    }
    if (sent.status !== 200) {
      const total = sum(chosen.map((line) => minor(line.price)))
      const applies = named.length === 0 || chosen.some(({ product_id }) => named.includes(product_id))
      if (total >= minor(offer.min_order_amount) && applies && !offer.valid_till)
        expectStatus(scope, 'money:offer', sent, [200], 'the cart is what the offer asks for')
      continue
    }
    checkAmounts(scope, sent, dataOf(sent), '/data')
    checkDiscount(scope, sent, offer)
    const unit = unitOf(dataOf(sent))
    const largest = largestCart(dear, most)
    const isCut = discountBy(offer, largest, unit).isCut
    for (const items of [...unevenCarts(carts, offer, unit), ...(isCut ? [largest] : [])]) {
      const other = await price(items, offer.id)
      if (other.status === 200) checkDiscount(scope, other, offer)
    }
  }
  scope.missing('money:maximum', `${unobservable}: no cart here reaches the maximum of an offer`)
  scope.missing('money:half-up', `${unobservable}: at these prices, no offer leaves a part of the smallest unit`)
}

/** As many units as an order may have, of the first products. */
function largestCart(stock: Stock[], most: number): Schema[] {
  let left = most
  return stock.flatMap(({ line, units }) => {
    const quantity = Math.min(units, left)
    left -= quantity
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Up to two carts whose discount has to be rounded: where rounding half to even or down differs, and where up does. */
function unevenCarts({ stock, most }: Carts, offer: Schema, unit: number): Schema[][] {
  const rows = stock.flatMap(({ line, units }) =>
    Array.from({ length: Math.min(units, most) }, (_, index): Schema => ({ ...line, quantity: index + 1 })),
  )
  const countOf = (items: Schema[]) => sum(items.map(({ quantity }) => Number(quantity)))
  const pairs = rows.flatMap((row, at) =>
    rows.slice(at + 1).flatMap((other) => (other.motor_id === row.motor_id ? [] : [[row, other]])),
  )
  const isOpen = (items: Schema[]) =>
    countOf(items) <= most &&
    sum(items.map(({ price, quantity }) => minor(price) * Number(quantity))) >= minor(offer.min_order_amount ?? 0)
  const carts = [...rows.map((row) => [row]), ...pairs].filter(isOpen).map((items) => {
    const { off } = discountBy(offer, items, unit)
    return { items, isOdd: Math.floor(off) % 2 === 1, rest: restOf(off) }
  })
  const large = carts
    .filter(({ rest }) => rest >= 0.5)
    .toSorted((a, b) => a.rest - b.rest || Number(a.isOdd) - Number(b.isOdd))
  const small = carts.find(({ rest }) => rest > 0 && rest < 0.5)
  return [large[0], small].flatMap((cart) => (cart ? [cart.items] : []))
}

function checkDiscount(scope: Scope, sent: Sent, offer: Schema) {
  const quote = dataOf(sent)
  const unit = unitOf(quote)
  const items = asList(quote.items)
  const { off, weights, isCut } = discountBy(offer, items, unit)
  const expected = spread(halfUp(off), weights)
  const [check, why] = isCut
    ? ['money:maximum', 'the most that the offer takes off (max_discount_amount)']
    : restOf(off) === 0
      ? ['money:offer', 'what the offer says']
      : ['money:half-up', `the offer takes off ${off / unit}, rounded half up`]
  const about = { check, sent, pointer: '/data/discount_amount', why }
  const found = Math.round(Number(quote.discount_amount) * unit)
  const isRight = expectEqual(scope, { ...about, found: found / unit, is: sum(expected) / unit })
  if (!isRight || items.some(({ discount_amount }) => discount_amount === undefined)) return
  const shares = items.map((item) => Math.round(Number(item.discount_amount) * unit) / unit)
  const is = expected.map((share) => share / unit)
  expectEqual(scope, {
    check: 'money:shares',
    sent,
    pointer: '/data/items/*/discount_amount',
    found: shares,
    is,
    why: 'spread by largest remainder over the lines of the offer',
  })
}

/** The machine that is switched off quotes nothing. */
async function offline(scope: Scope) {
  const there = await offlineLine(scope)
  if (!there) return
  const { machineId, line } = there
  const sent = await scope.exchange('validateCart', {
    token: scope.token(),
    path: { machineId },
    body: { items: [line] },
  })
  expectStatus(scope, 'cart:offline', sent, [400], 'the machine is offline', { code: 'CART_1002' })
}

export const carts: Probe = async (scope) => {
  const { access, facts, exchange } = scope
  if (!access.mayWrite || !scope.has('validateCart')) return
  const path = { machineId: facts.machineId }
  const products = dataOf(await exchange('getMachineProducts', { path }))
  const price = (items: Schema[], offerId?: unknown) =>
    exchange('validateCart', {
      token: scope.token(),
      path,
      body: { items, ...(offerId !== undefined && { offer_id: offerId }) },
    })
  const of = { scope, stock: linesOf(products), most: Number(products.max_order_quantity ?? 5), price }
  if (of.stock.length === 0) return scope.missing('quote', `the machine ${facts.machineId} has nothing for sale`)
  await plain(of)
  await refusals(of)
  await unsellable(of, products)
  await offers(of, Date.parse(String(products.current_date)))
  await offline(scope)
}
