/** Nobody is charged twice, for another price, or for somebody else. Every probe looks afterwards. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { agedLinesOf, asList, asRecord, costOf, rowsOf, type Scope } from '../scope.ts'
import { dataOf, type Session } from '../sign-in.ts'
import { checkAmounts } from './amounts.ts'
import { codeOf, expectEqual, expectStatus, minor, type Probe } from './probe.ts'
import {
  type Bought,
  buy,
  codes,
  createOrder,
  endOrder,
  expectMade,
  isBusy,
  isWallet,
  look,
  offlineLine,
  onOrder,
  openShops,
  orderIdOf,
  quotedRequest,
  readOrder,
  requestOf,
  type Shop,
  unitsLeft,
} from './shop.ts'
import { inRounds, together } from './together.ts'

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, reversed(inner)])
      .reverse(),
  )
}

/** The order has what was asked for. */
async function expectAsAsked(shop: Shop, sent: Sent, order: Schema, { body, key }: { body: Schema; key: string }) {
  const expect = (pointer: string, found: unknown, is: unknown) =>
    expectEqual(shop.scope, { check: 'order', sent, pointer: `/data${pointer}`, found, is, why: 'as in the request' })
  const lines = (rows: unknown) =>
    (rows as Schema[]).map(({ product_id, motor_id, quantity, price }) => [
      product_id,
      motor_id,
      quantity,
      minor(price),
    ])
  expect('/user_id', order.user_id, body.user_id)
  expect('/machine/id', asRecord(order.machine).id, body.vending_machine_id)
  expect('/payment_method', order.payment_method, body.payment_method)
  expect('/total_amount', minor(order.total_amount), minor(body.total_amount))
  expect('/net_payable_amount', minor(order.net_payable_amount), minor(body.net_payable_amount))
  if (Array.isArray(order.items)) expect('/items', lines(order.items), lines(body.products))
  if (order.idempotency_key !== undefined) expect('/idempotency_key', order.idempotency_key, key)
  await expectCurrency(shop, sent, order)
  await expectNow(shop, sent, order)
  const [status, active] = isWallet(shop) ? ['Paid', true] : ['Pending', false]
  const why = isWallet(shop) ? 'a wallet pays at once' : 'nobody has paid yet'
  const state = { check: 'state', sent, why }
  expectEqual(shop.scope, { ...state, pointer: '/data/status', found: order.status, is: status })
  expectEqual(shop.scope, { ...state, pointer: '/data/is_active', found: order.is_active, is: active })
}

/** A machine sells in one currency, which its quotes state. */
async function expectCurrency({ scope, buyer }: Shop, sent: Sent, { currency }: Schema) {
  if (!scope.has('validateCart')) return
  const { machineId, line } = scope.facts
  const quote = await scope.exchange('validateCart', {
    token: buyer.token,
    path: { machineId },
    body: { items: [line] },
  })
  const { currency: is } = dataOf(quote)
  if (currency === undefined || is === undefined) return
  const about = {
    check: 'money:currency',
    sent,
    pointer: '/data/currency',
    why: 'the currency of the machine’s quotes',
  }
  expectEqual(scope, { ...about, found: currency, is })
}

const clocksDiffer = 120_000

/** The order was made now, by the clock that the machine's products show. */
async function expectNow({ scope }: Shop, sent: Sent, order: Schema) {
  if (!scope.has('getMachineProducts')) return
  const path = { machineId: scope.facts.machineId }
  const now = String(dataOf(await scope.exchange('getMachineProducts', { path })).current_date)
  const isNow = Math.abs(Date.parse(String(order.created_at)) - Date.parse(now)) < clocksDiffer
  const about = {
    check: 'agrees',
    pointer: '/data/created_at',
    expected: `about ${now}, the current_date`,
    cause: 'clock',
  }
  scope.expectTrue(isNow, { ...about, found: String(order.created_at) }, sent)
}

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
    [total_amount, discount_amount, net_payable_amount].map(minor)
  const about = { check: 'order', sent: read, pointer: '/data', why: 'total, discount and amount to pay as quoted' }
  expectEqual(scope, { ...about, found: amounts(order), is: amounts(quote) })
  checkAmounts(scope, read, order, '/data')
  const charged = isWallet(shop) ? minor(quote.net_payable_amount) : 0
  await expectMade(shop, before, sent, { check: 'order', made: 1, charged, why: 'two or more units with an offer' })
  await endOrder(shop, orderIdOf(sent))
  if (!isWallet(shop) || !scope.has('unblockOrder', 'createRefund')) return
  await expectMade(shop, before, sent, { check: 'refund', made: 1, charged: 0, why: 'what was paid came back' })
}

/** Same key and body: the same order, once. Another body: ORDER_4090. */
async function replays(shop: Shop) {
  const { scope } = shop
  const before = await look(shop)
  const full = await unitsLeft(shop, scope.facts.line)
  const first = await buy(shop)
  const { key, body, orderId, net } = first
  if (orderId === undefined) return
  expectEqual(scope, {
    check: 'stock',
    sent: first.sent,
    pointer: '',
    found: await unitsLeft(shop, scope.facts.line),
    is: full,
    why: 'units in the slot: an order takes nothing before it is dispensed',
  })
  const kind = (sent: Sent) => asRecord(dataOf(sent).payment).kind
  const paysNow = isWallet(shop) ? 'none' : 'form_post or redirect'
  const isRightKind = (kind(first.sent) === 'none') === isWallet(shop)
  const wrong = { check: 'order', pointer: '/data/payment/kind', expected: paysNow, found: String(kind(first.sent)) }
  scope.expectTrue(isRightKind, wrong, first.sent)
  if (scope.has('getOrder')) {
    const { sent, order } = await readOrder(shop, orderId)
    if (expectStatus(scope, 'happy', sent, [200], 'the order was made')) await expectAsAsked(shop, sent, order, first)
  }
  const expectSame = async (check: string, sent: Sent, why: string) => {
    if (!expectStatus(scope, check, sent, [200], why)) return
    expectEqual(scope, { check, sent, pointer: '/data/order_id', found: orderIdOf(sent), is: orderId, why })
  }
  await expectSame('key:replay', await createOrder(shop, key, body), 'the order that the first call made')
  const raw = JSON.stringify(reversed(body), null, 2)
  await expectSame(
    'key:body',
    await createOrder(shop, key, body, { raw }),
    'the same JSON, its fields in another order',
  )
  const why = 'three calls with one key and body'
  await expectMade(shop, before, first.sent, { check: 'key:replay', made: 1, charged: isWallet(shop) ? net : 0, why })
  await otherBodies(shop, first)
  await attempts(shop, first)
  await foreignKey(shop, first)
  await settledKey(shop, first)
}

/** The request with one field changed, once for each field. Who orders is in the path too, so that stays. */
function changedOnce({ scope: { facts }, stock }: Shop, body: Schema): [name: string, body: Schema][] {
  const [line = {}] = body.products as Schema[]
  const other = stock.find((each) => each.line.motor_id !== line.motor_id)?.line
  const more = (amount: unknown) => (minor(amount) + 1000) / 1000
  const ofLine: Schema = {
    product_id: other?.product_id ?? 'no-such-product',
    quantity: 2,
    price: more(line.price),
    motor_id: other?.motor_id ?? 'no-such-slot',
    custom_ingredients: [{ ingredient_id: 'no-such-ingredient', quantity: 1, selected_count: 1 }],
  }
  const ofBody: Schema = {
    vending_machine_id: facts.machines.map(({ id }) => id).find((id) => id !== facts.machineId) ?? 'no-such-machine',
    payment_method: body.payment_method === 'Card' ? 'MealCard' : 'Card',
    net_payable_amount: more(body.net_payable_amount),
    source_id: 'no-such-card',
    total_amount: more(body.total_amount),
    offer_id: 'no-such-offer',
    confirmed_age: 99,
  }
  return [
    ...Object.entries(ofBody).map(([name, value]): [string, Schema] => [name, { ...body, [name]: value }]),
    ...Object.entries(ofLine).map(([name, value]): [string, Schema] => [
      `products/0/${name}`,
      { ...body, products: [{ ...line, [name]: value }] },
    ]),
  ]
}

/** The key comes before prices, stock and everything else, so any other body gets the same answer. */
async function otherBodies(shop: Shop, { key, body, orderId, sent: first }: Bought) {
  const { scope, buyer } = shop
  const before = await look(shop)
  const why = 'the key was sent with another body'
  for (const [name, other] of changedOnce(shop, body)) {
    const path = { userId: buyer.userId, machineId: other.vending_machine_id }
    const sent = await createOrder(shop, key, other, { path })
    expectStatus(scope, 'key:body', sent, [409], why, { code: codes.key, pointer: `/body/${name}` })
    if (sent.status !== 200 || orderIdOf(sent) === orderId) continue
    // The finding is made; the rest would only repeat it.
    await endOrder(shop, orderIdOf(sent))
    return
  }
  await expectMade(shop, before, first, { check: 'key:body', made: 0, charged: 0, why })
}

/** The key tells anyone how its payment stands; a bad token doesn't matter. */
async function attempts(shop: Shop, { key, orderId, net }: Bought) {
  const { scope } = shop
  if (!scope.has('getPaymentAttempt')) return
  const header = { 'Idempotency-Key': key }
  const is = [isWallet(shop) ? 'paid' : 'open', orderId, net]
  const payer = [shop.buyer.userId, ...(scope.access.phone ? [scope.access.phone.phone] : [])]
  for (const token of [undefined, shop.buyer.token, 'not-a-token']) {
    const sent = await scope.exchange('getPaymentAttempt', { header, token })
    const { outcome, order_id, net_payable_amount: amount } = dataOf(sent)
    const found = [outcome, order_id, amount === undefined ? net : minor(amount)]
    expectEqual(scope, {
      check: 'attempt',
      sent,
      pointer: '/data',
      found,
      is,
      why: 'outcome, order and amount of the key',
    })
    const isTold = payer.some((each) => sent.text.includes(each))
    const wrong = {
      check: 'attempt',
      pointer: '',
      expected: 'nothing about the payer',
      found: sent.text,
      cause: 'payer',
    }
    scope.expectTrue(!isTold, wrong, { call: sent.call })
  }
  const fresh = await scope.exchange('getPaymentAttempt', { header: { 'Idempotency-Key': scope.key() } })
  const about = { check: 'attempt', sent: fresh, pointer: '/data/outcome', why: 'the key has no order' }
  expectEqual(scope, { ...about, found: dataOf(fresh).outcome, is: 'none' })
}

/** Another customer sends the key. */
async function foreignKey(shop: Shop, { key, body, orderId }: Bought) {
  const { scope, buyer } = shop
  const { other, stranger, customer } = scope
  for (const thief of [other, stranger].filter((each): each is Session => each !== undefined && each !== customer)) {
    const method = isWallet(shop) && thief !== other ? 'Card' : body.payment_method
    const theirs = { ...shop, buyer: thief, method: String(method) }
    const before = await look(theirs)
    const request = { ...body, user_id: thief.userId, payment_method: method }
    const sent = await createOrder(theirs, key, request)
    const why = 'another customer made an order with this key'
    expectStatus(scope, 'key:foreign', sent, [403], why)
    const isShown = sent.text.includes(String(orderId))
    const expected = 'nothing about the order'
    const shown = { check: 'key:foreign', pointer: '', expected, found: sent.text, cause: 'shown' }
    // An error may tell it, too.
    scope.expectTrue(!isShown, shown, { call: sent.call })
    if (scope.has('unblockOrder')) {
      const released = await onOrder(theirs, 'unblockOrder', '-1', { header: { 'Idempotency-Key': key } })
      expectStatus(scope, 'key:foreign', released, [403], why)
    }
    await expectMade(theirs, before, sent, { check: 'key:foreign', made: 0, charged: 0, why })
  }
  if (!scope.has('getOrder') || (!other && !stranger)) return
  const { sent, order } = await readOrder({ ...shop, buyer }, orderId)
  const about = { check: 'key:foreign', sent, pointer: '/data/user_id', why: 'the order stays its customer’s' }
  expectEqual(scope, { ...about, found: order.user_id, is: buyer.userId })
}

/** The order is ended; its key then asks for no payment. */
async function settledKey(shop: Shop, { key, body, orderId }: Bought) {
  const { scope } = shop
  const before = await look(shop)
  if (isWallet(shop) && scope.has('endPaymentAttempt')) {
    const ended = await scope.exchange('endPaymentAttempt', { header: { 'Idempotency-Key': key } })
    const about = { check: 'attempt:end', sent: ended, pointer: '/data/outcome', why: 'a paid order stays as it is' }
    expectEqual(scope, { ...about, found: dataOf(ended).outcome, is: 'paid' })
  }
  if (!scope.has('unblockOrder')) return endOrder(shop, orderId)
  await onOrder(shop, 'unblockOrder', orderId)
  const sent = await createOrder(shop, key, body)
  const found = [sent.status, orderIdOf(sent), asRecord(dataOf(sent).payment).kind]
  const why = 'the order of the key, with nothing left to pay'
  expectEqual(scope, { check: 'key:settled', sent, pointer: '/data', found, is: [200, orderId, 'none'], why })
  await expectMade(shop, before, sent, { check: 'key:settled', made: 0, charged: 0, why: 'the order was ended' })
  await endOrder(shop, orderId)
}

const atOnce = 6

async function concurrent(shop: Shop) {
  const { scope } = shop
  await inRounds(scope, 'key:concurrent', async () => {
    const body = await quotedRequest(shop)
    const key = scope.key()
    const before = await look(shop)
    const { sent, isShown } = await together(
      scope,
      Array.from({ length: atOnce }, () => () => createOrder(shop, key, body)),
    )
    const first = sent.find((each) => !isBusy(each))
    if (!first) return `the order got ${sent[0]?.status} ${sent[0] && codeOf(sent[0])}`
    const found = new Set(sent.map((each) => orderIdOf(each) ?? `${each.status} ${codeOf(each)}`)).size
    const why = `${atOnce} calls at the same time with one key return one order`
    const about = { check: 'key:concurrent', sent: first, pointer: '/data/order_id', why }
    const isOne = expectEqual(scope, { ...about, found, is: 1 })
    const charged = isWallet(shop) ? minor(body.net_payable_amount) : 0
    if (isOne) await expectMade(shop, before, first, { check: about.check, made: 1, charged, why })
    for (const orderId of new Set(sent.map(orderIdOf))) await endOrder(shop, orderId)
    return isOne ? isShown : why
  })
}

/** The whole key counts. */
async function exactKeys(shop: Shop) {
  const { scope } = shop
  const key = `${scope.key()}-`.padEnd(63, 'k').slice(-63)
  const first = await buy(shop, `${key}a`)
  await endOrder(shop, first.orderId)
  if (first.orderId === undefined) return
  for (const other of [`${key}b`, `${key}A`]) {
    const sent = await createOrder(shop, other, await quotedRequest(shop))
    if (isBusy(sent)) continue
    const found = [sent.status, orderIdOf(sent) !== first.orderId]
    const about = { check: 'key:exact', sent, pointer: '/data/order_id', why: 'another key makes another order' }
    expectEqual(scope, { ...about, found, is: [200, true] })
    await endOrder(shop, orderIdOf(sent))
  }
}

/** A key that was given up makes no order. */
async function voided(shop: Shop) {
  const { scope } = shop
  const body = await quotedRequest(shop)
  const before = await look(shop)
  const why = 'the key was given up'
  const keys: string[] = []
  if (scope.has('unblockOrder')) {
    const key = scope.key()
    const sent = await onOrder(shop, 'unblockOrder', '-1', { header: { 'Idempotency-Key': key } })
    expectStatus(scope, 'key:voided', sent, [404], 'the key has no order', { code: codes.none })
    keys.push(key)
  }
  if (scope.has('endPaymentAttempt')) {
    const key = scope.key()
    const sent = await scope.exchange('endPaymentAttempt', { header: { 'Idempotency-Key': key } })
    const about = { check: 'attempt:end', sent, pointer: '/data/outcome', why: 'the key has no order' }
    expectEqual(scope, { ...about, found: dataOf(sent).outcome, is: 'none' })
    keys.push(key)
  }
  for (const key of keys) {
    const sent = await createOrder(shop, key, body)
    expectStatus(scope, 'key:voided', sent, [409], why, { code: codes.voided })
    await expectMade(shop, before, sent, { check: 'key:voided', made: 0, charged: 0, why })
    await endOrder(shop, orderIdOf(sent))
  }
}

interface Refusal {
  check: string
  statuses: number[]
  why: string
  code?: string | undefined
}

/** The order is refused, and nothing was charged. One that is made is the finding, and ended before the next look. */
async function expectRefused(shop: Shop, body: Schema, about: Refusal, key = shop.scope.key()) {
  const { check, statuses, why, code } = about
  const before = await look(shop)
  const sent = await createOrder(shop, key, body)
  expectStatus(shop.scope, check, sent, statuses, why, code === undefined ? {} : { code })
  if (sent.status === 200) await endOrder(shop, orderIdOf(sent))
  else await expectMade(shop, before, sent, { check, made: 0, charged: 0, why })
  return sent.status
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

/** The carts of one product each, cheapest first, and what they cost without taxes. */
const cartsOf = ({ stock, most }: Shop) =>
  stock
    .flatMap(({ line, units, deposit }) =>
      Array.from({ length: Math.min(units, most) }, (_, index) => {
        const cart = { ...line, quantity: index + 1 } as Schema
        return { cart, cost: minor(costOf(cart, deposit)) }
      }),
    )
    .toSorted((a, b) => a.cost - b.cost)

/** Taxes come on top of the costs. */
const room = 10 / 9

/** The balances with which a wallet can pay one of two orders, and not the dearest one. */
function wantedBalance(shop: Shop): string | undefined {
  const carts = cartsOf(shop)
  const dearest = carts.at(-1)?.cost ?? 0
  const ranges = carts.map(({ cost }) => [Math.ceil(cost * room), Math.min(2 * cost, dearest)] as const)
  const [least, most] = ranges.toSorted(([a, b], [c, d]) => d - c - (b - a))[0] ?? [0, 0]
  return least < most ? `give the account at least ${least / 1000}, and less than ${most / 1000}` : undefined
}

/** Two orders at the same time that the wallet can pay only one of, and the replay of the one it paid. */
async function emptied(shop: Shop) {
  const { scope } = shop
  await inRounds(scope, 'wallet:short', async () => {
    const before = await look(shop)
    const { balance } = before
    if (balance === undefined) return 'the balance can’t be read'
    const wanted = wantedBalance(shop)
    const notHere = `no product costs between ${balance / 2000} and ${balance / room / 1000}, so that the wallet has enough for one of two orders${wanted ? `: ${wanted}` : ''}`
    const { cart } = cartsOf(shop).find(({ cost }) => cost > balance / 2 && cost * room < balance) ?? {}
    if (!cart) return notHere
    const body = await quotedRequest(shop, cart)
    const net = minor(body.net_payable_amount)
    if (net * 2 <= balance || net > balance) return notHere
    const keys = [scope.key(), scope.key()]
    const { sent, isShown } = await together(
      scope,
      keys.map((key) => () => createOrder(shop, key, body)),
    )
    const paid = sent.filter(({ status }) => status === 200)
    const [first] = paid
    if (!first) return `of two orders at the same time, both got ${sent[0]?.status} ${sent[0] && codeOf(sent[0])}`
    const why = 'the wallet has enough for one of two orders'
    const isOne = expectEqual(scope, {
      check: 'wallet:short',
      sent: first,
      pointer: '',
      found: paid.length,
      is: 1,
      why,
    })
    if (isOne) {
      await expectMade(shop, before, first, { check: 'wallet:short', made: 1, charged: net, why })
      const again = await createOrder(shop, keys[sent.indexOf(first)] ?? '', body)
      const found = [again.status, orderIdOf(again)]
      const about = { check: 'key:replay', sent: again, pointer: '/data' }
      const is = [200, orderIdOf(first)]
      expectEqual(scope, { ...about, found, is, why: 'the order of the key, which comes before the balance' })
    }
    for (const each of paid) await endOrder(shop, orderIdOf(each))
    return isOne ? isShown : why
  })
}

/** An order that costs more than the wallet has. */
async function walletShort(shop: Shop) {
  const { scope } = shop
  const dearest = cartsOf(shop).at(-1)
  const { balance } = await look(shop)
  if (!dearest || balance === undefined) return scope.doubt('wallet:short', 'the balance can’t be read')
  const body = await quotedRequest(shop, dearest.cart)
  if (minor(body.net_payable_amount) <= balance) {
    const wanted = wantedBalance(shop) ?? `give the account less than ${dearest.cost / 1000}`
    return scope.doubt('wallet:short', `the wallet has more than the dearest order costs: ${wanted}`)
  }
  const why = 'the wallet does not have that much'
  await expectRefused(shop, body, { check: 'wallet:short', statuses: [400], why, code: 'PAY_1001' })
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

const mostMachines = 6

/** A product with an age limit, here or at another machine that the search finds. */
async function findAged({ facts, exchange }: Scope) {
  const others = facts.machines.map(({ id }) => String(id)).filter((id) => id !== facts.offlineMachineId)
  for (const machineId of [...new Set([facts.machineId, ...others])].slice(0, mostMachines)) {
    const products = dataOf(await exchange('getMachineProducts', { path: { machineId } }))
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

/** Asking how a payment stands changes nothing: the key can still pay. */
async function askedBefore(shop: Shop) {
  const { scope } = shop
  if (!scope.has('getPaymentAttempt')) return
  const key = scope.key()
  await scope.exchange('getPaymentAttempt', { header: { 'Idempotency-Key': key } })
  const sent = await createOrder(shop, key, await quotedRequest(shop))
  if (!isBusy(sent)) expectStatus(scope, 'attempt', sent, [200], 'the key was only asked about')
  await endOrder(shop, orderIdOf(sent))
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
  if (isWallet(shop)) {
    await walletShort(shop)
    await emptied(shop)
  }
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
