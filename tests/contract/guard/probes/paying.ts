/** Nobody is charged twice, for another price, or for somebody else. Every probe looks afterwards. */
import type { Schema } from '../contract.ts'
import { agedLinesOf, asList, costOf, rowsOf, type Scope } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { checkAmounts } from './amounts.ts'
import { askedBefore, concurrent, exactKeys, replays, voided } from './keys.ts'
import { codeOf, expectEqual, expectStatus, minor, type Probe, shownAmount } from './probe.ts'
import {
  createOrder,
  endOrder,
  expectMade,
  expectRefused,
  isBusy,
  isWallet,
  look,
  machinesOnline,
  offlineLine,
  openShops,
  orderIdOf,
  quotedRequest,
  readOrder,
  requestOf,
  type Shop,
} from './shop.ts'
import { short } from './short.ts'

/** The cheapest units, two or more, that an offer applies to, with their quote. */
async function discountedQuote({ scope, buyer, stock, most }: Shop) {
  const path = { machineId: scope.facts.machineId }
  for (const offer of rowsOf(await scope.exchange('listOffers', { path, query: { pageOff: true } }))) {
    const named = asList(offer.product_ids) as unknown[]
    const [line] = stock
      .filter((each) => named.length === 0 || named.includes(each.line.product_id))
      .flatMap((each) =>
        Array.from({ length: Math.min(each.units, most) - 1 }, (_, index) => ({ ...each.line, quantity: index + 2 })),
      )
      .filter((each) => minor(costOf(each)) >= minor(offer.min_order_amount ?? 0))
      .toSorted((a, b) => costOf(a) - costOf(b))
    if (!line) continue
    const body = { items: [line], offer_id: offer.id }
    const sent = await scope.exchange('validateCart', { token: buyer.token, path, body })
    if (sent.status === 200 && minor(dataOf(sent).discount_amount) > 0) return { offer, line, quote: dataOf(sent) }
  }
  return undefined
}

/** An order of several units with an offer costs what was quoted, and no more comes back. */
async function discounted(shop: Shop) {
  const { scope } = shop
  if (!scope.has('listOffers', 'validateCart', 'getOrder')) return
  const found = await discountedQuote(shop)
  if (!found) return
  const { offer, line, quote } = found
  const before = await look(shop)
  const sent = await createOrder(shop, scope.key(), { ...requestOf(shop, [line], quote), offer_id: offer.id })
  if (isBusy(sent) || !expectStatus(scope, 'happy', sent, [200], 'the cart was quoted with this offer')) return
  const { sent: read, order } = await readOrder(shop, orderIdOf(sent))
  const amounts = ({ total_amount, discount_amount, net_payable_amount }: Schema) =>
    [total_amount, discount_amount, net_payable_amount].map(shownAmount)
  const about = { check: 'order', sent: read, pointer: '/data', why: 'total, discount and amount to pay as quoted' }
  expectEqual(scope, { ...about, found: amounts(order), is: amounts(quote) })
  checkAmounts(scope, read, order, '/data')
  const charged = isWallet(shop) ? minor(quote.net_payable_amount) : 0
  await expectMade(shop, before, sent, { check: 'order', made: 1, charged, why: 'two or more units with an offer' })
  await endOrder(shop, orderIdOf(sent))
  if (!isWallet(shop) || !scope.has('unblockOrder', 'createRefund')) return
  await expectMade(shop, before, sent, { check: 'refund', made: 1, charged: 0, why: 'what was paid came back' })
}

/** Requests for a price that was never quoted. */
function unquoted(shop: Shop, body: Schema): [what: string, body: Schema][] {
  const [line = {}] = body.products as Schema[]
  const [price, net] = [line.price, body.net_payable_amount].map(Number) as [number, number]
  const at = (other: number) => ({ ...requestOf(shop, [{ ...line, price: other }]) })
  return [
    ['a line at a higher price', at(price + 1)],
    ['a line at a lower price', at(Math.max(price - 1, 0))],
    ['a line for nothing', at(0)],
    ['less to pay than the quote', { ...body, net_payable_amount: Math.max(net - 1, 0) }],
    ['more to pay than the quote', { ...body, net_payable_amount: net + 1 }],
    ['nothing to pay', { ...body, net_payable_amount: 0 }],
    ['another total', { ...body, total_amount: Number(body.total_amount) + 1 }],
    ['two units at the price of one', { ...body, products: [{ ...line, quantity: 2 }] }],
  ]
}

async function rejected(shop: Shop) {
  const { scope } = shop
  const body = await quotedRequest(shop)
  const key = scope.key()
  for (const [what, request] of unquoted(shop, body)) {
    const about = { check: 'order:quoted', statuses: [400], why: `${what} was never quoted` }
    if ((await expectRefused(shop, request, about, key)) === 200) return
  }
  const sent = await createOrder(shop, key, body)
  if (isBusy(sent)) return
  expectStatus(scope, 'key:rejected', sent, [200], 'the calls before with this key were refused')
  await endOrder(shop, orderIdOf(sent))
}

/** Orders for others, for unknown products and with what the customer doesn't have. */
async function impossible(shop: Shop) {
  const { scope } = shop
  const body = await quotedRequest(shop)
  const [line = {}] = body.products as Schema[]
  const card = await cardOfOther(scope)
  const motor = shop.stock.find((each) => each.line.product_id !== line.product_id)?.line.motor_id
  const requests: [check: string, why: string, statuses: number[], body: Schema, code?: string][] = [
    [
      'order:customer',
      'the body names another customer',
      [403],
      { ...body, user_id: scope.other?.userId ?? 'somebody-else' },
    ],
    [
      'order:customer',
      'path and body name different machines',
      [400, 403, 404, 409, 422],
      { ...body, vending_machine_id: 'no-such-machine' },
    ],
    [
      'order:quoted',
      'there is no such product',
      [400, 404],
      requestOf(shop, [{ ...line, product_id: 'no-such-product' }]),
    ],
    ['cart:offer', 'there is no such offer', [400], { ...body, offer_id: 'no-such-offer' }, 'OF_1004'],
    [
      'order',
      'the card is not saved',
      [400, 403, 404],
      { ...body, payment_method: 'MealCard', source_id: 'no-such-card' },
    ],
  ]
  if (motor !== undefined)
    requests.push([
      'order:quoted',
      'the product is in another slot',
      [400, 404],
      requestOf(shop, [{ ...line, motor_id: motor }]),
    ])
  if (card) {
    const why = 'the card belongs to another customer'
    requests.push(['order:customer', why, [400, 403, 404], { ...body, payment_method: 'MealCard', source_id: card }])
  }
  const many = Math.max(shop.most + 1, 2)
  requests.push([
    'cart:limit',
    `the machine dispenses ${shop.most} at a time`,
    [400],
    requestOf(shop, [{ ...line, quantity: many }]),
    'CART_1003',
  ])
  const scarce = shop.stock.find(({ units }) => units < shop.most)
  if (scarce) {
    const lines = [{ ...scarce.line, quantity: scarce.units + 1 }]
    requests.push(['cart:stock', `there are ${scarce.units}`, [400], requestOf(shop, lines), 'CART_1000'])
  } else scope.missing('cart:stock', 'every slot holds as many as an order may have')
  let isAnyCardTaken = false
  for (const [check, why, statuses, request, code] of requests) {
    // Whose card it is then makes no difference.
    if (isAnyCardTaken && request.source_id !== null) continue
    const status = await expectRefused(shop, request, { check, statuses, why, code })
    isAnyCardTaken ||= status === 200 && request.source_id !== null
  }
  if (card) await scope.exchange('deleteMealCard', { token: scope.other?.token, path: { sourceId: card } })
}

/** A card that another customer has saved. */
async function cardOfOther({ other, has, exchange }: Scope) {
  if (!other || !has('saveCard', 'deleteMealCard')) return undefined
  const card = { card_type: 'meal_card', name: 'Guard', card_no: '************4343', saveCard: true }
  return dataOf(await exchange('saveCard', { token: other.token, body: card })).source_id as string | undefined
}

/** Guests have no wallet, and pay at a provider only. */
async function guestsPay(scope: Scope, shop: Shop) {
  const { guest } = scope
  if (!guest || scope.customer === undefined) return
  for (const method of ['Wallet', 'CompanyWallet']) {
    const theirs = { ...shop, buyer: guest, method }
    const sent = await createOrder(theirs, scope.key(), await quotedRequest(theirs))
    expectStatus(scope, 'guest-refused', sent, [400, 403], 'a guest has no wallet')
  }
}

/** The machine that is switched off sells nothing. */
async function offline(scope: Scope, shop: Shop) {
  const there = await offlineLine(scope)
  if (!there) return
  const { machineId, line } = there
  const { token, userId } = shop.buyer
  const body = { ...requestOf(shop, [line]), vending_machine_id: machineId }
  const header = { 'Idempotency-Key': scope.key() }
  const sent = await scope.exchange('createOrder', { token, path: { userId, machineId }, header, body })
  expectStatus(scope, 'cart:offline', sent, [400], 'the machine is offline', { code: 'CART_1002' })
}

/** A product with an age limit, here or at another machine that the search finds. */
async function findAged(scope: Scope) {
  for (const machineId of machinesOnline(scope)) {
    const products = dataOf(await scope.exchange('getMachineProducts', { path: { machineId } }))
    const [goods] = agedLinesOf(products)
    if (goods) return { machineId, goods, isChecked: products.checks_age === true }
  }
  return undefined
}

/** A product with an age limit: only for whom confirms it, at a machine that checks it. */
async function aged(scope: Scope, shop: Shop) {
  const found = await findAged(scope)
  if (!found)
    return scope.missing(
      'age',
      'no machine that the words of this one’s name and place find has a product with an age limit',
    )
  const { machineId, goods, isChecked } = found
  const theirs = { ...shop, stock: [goods], scope: { ...scope, facts: { ...scope.facts, machineId } } }
  const body = await quotedRequest(theirs, goods.line)
  const requestFor = (confirmed_age?: number) => (confirmed_age === undefined ? body : { ...body, confirmed_age })
  const refused: [why: string, age?: number][] = isChecked
    ? [['no age was confirmed'], ['the confirmed age is too low', goods.minAge - 1]]
    : [['the machine does not check the age', goods.minAge]]
  for (const [why, age] of refused)
    await expectRefused(theirs, requestFor(age), { check: 'age', statuses: [400], why, code: 'CART_1000' })
  if (!isChecked) return
  const sent = await createOrder(theirs, scope.key(), requestFor(goods.minAge))
  if (!isBusy(sent) || codeOf(sent) === 'CART_1000')
    expectStatus(scope, 'age', sent, [200], 'the age is confirmed, and the machine checks it')
  if (sent.status === 200) {
    const made = await readOrder(theirs, orderIdOf(sent))
    const { min_age: found = goods.minAge } = made.order
    const why = 'the order says which age the machine checks'
    expectEqual(scope, { check: 'age', sent: made.sent, pointer: '/data/min_age', found, is: goods.minAge, why })
  }
  await endOrder(theirs, orderIdOf(sent))
}

export const paying: Probe = async (scope) => {
  const shops = await openShops(scope)
  const [shop] = shops
  for (const each of shops.slice(0, 2)) {
    await replays(each)
    await concurrent(each)
  }
  if (!shop) return
  await voided(shop)
  await exactKeys(shop)
  await askedBefore(shop)
  await discounted(shop)
  await rejected(shop)
  await impossible(shop)
  if (isWallet(shop)) await short(shop)
  await guestsPay(scope, shop)
  await offline(scope, shop)
  await aged(scope, shop)
}

/** Without the server's signature, a return token stands for nothing. */
export const returnedPayments: Probe = async (scope) => {
  const { orderId = 'ord-0001' } = scope.facts
  const until = Math.floor(Date.now() / 1000) + 3600
  const tokens = [`${orderId}.${until}.${'A'.repeat(43)}`, `${orderId}.${until}.`.padEnd(24, 'x'), 'no-such-token-0000']
  for (const token of tokens) {
    const sent = await scope.exchange('getReturnedPayment', { header: { 'Payment-Token': token } })
    expectStatus(scope, 'returned', sent, [404], 'the token is forged')
  }
}
