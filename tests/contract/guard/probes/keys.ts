/** A key makes one order, of one customer, with one body. Every probe looks afterwards. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { asRecord } from '../scope.ts'
import { dataOf, type Session } from '../sign-in.ts'
import { expectAsAsked } from './as-asked.ts'
import { codeOf, expectEqual, expectStatus, minor, shownAmount } from './probe.ts'
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
  onOrder,
  orderIdOf,
  quotedRequest,
  readOrder,
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

/** Same key and body: the same order, once. Another body: ORDER_4090. */
export async function replays(shop: Shop) {
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
  const is = [isWallet(shop) ? 'paid' : 'open', orderId, net / 1000]
  const payer = [shop.buyer.userId, ...(scope.access.phone ? [scope.access.phone.phone] : [])]
  for (const token of [undefined, shop.buyer.token, 'not-a-token']) {
    const sent = await scope.exchange('getPaymentAttempt', { header, token })
    const { outcome, order_id, net_payable_amount: amount } = dataOf(sent)
    const found = [outcome, order_id, amount === undefined ? net / 1000 : shownAmount(amount)]
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

export async function concurrent(shop: Shop) {
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
export async function exactKeys(shop: Shop) {
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
export async function voided(shop: Shop) {
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

/** Asking how a payment stands changes nothing: the key can still pay. */
export async function askedBefore(shop: Shop) {
  const { scope } = shop
  if (!scope.has('getPaymentAttempt')) return
  const key = scope.key()
  await scope.exchange('getPaymentAttempt', { header: { 'Idempotency-Key': key } })
  const sent = await createOrder(shop, key, await quotedRequest(shop))
  if (!isBusy(sent)) expectStatus(scope, 'attempt', sent, [200], 'the key was only asked about')
  await endOrder(shop, orderIdOf(sent))
}
