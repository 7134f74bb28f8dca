/** After paying: orders are released, refunded and dispensed once, and a late payment is refunded. */
import { unitOf } from '../currency.ts'
import type { Sent } from '../exchange.ts'
import { asList, asRecord, rowsOf, type Scope } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { codeOf, expectAmount, expectEqual, expectStatus, minor, type Probe, shownAmount } from './probe.ts'
import {
  type Bought,
  buy,
  createOrder,
  endOrder,
  expectMade,
  isWallet,
  type Look,
  look,
  onOrder,
  openShops,
  orderIdOf,
  readOrder,
  type Shop,
  unitsLeft,
} from './shop.ts'
import { checkState } from './state.ts'
import { inRounds, oneAhead, together } from './together.ts'
import { expectRows, readRows } from './wallet-rows.ts'

const refund = (shop: Shop, orderId: unknown, key?: string, mode = isWallet(shop) ? 'wallet' : 'source') =>
  shop.scope.exchange('createRefund', {
    token: shop.buyer.token,
    body: { order_id: orderId, mode },
    ...(key !== undefined && { header: { 'Idempotency-Key': key } }),
  })

export const ended = ['Dispensed', 'Partially-Dispensed', 'Failed']
/** Seconds in which an order ends. */
const longest = 90
const second = 1000

export async function readChecked(shop: Shop, orderId: unknown) {
  const { sent, order } = await readOrder(shop, orderId)
  if (sent.status === 200) checkState(shop.scope, sent, order, '/data')
  return { sent, order }
}

/** Reads the order until it has ended, or the time is over. */
export async function readEnded(shop: Shop, orderId: unknown) {
  let seen = await readChecked(shop, orderId)
  for (let waited = 0; waited < longest && seen.order.status === 'In-Progress'; waited += 1) {
    await shop.scope.access.wait(second)
    seen = await readChecked(shop, orderId)
  }
  return seen
}

/** The key of an order that was dispensed or refunded still names it, and doesn't pay again. */
async function keptKey(shop: Shop, { key, body, orderId }: Bought) {
  const { scope } = shop
  const before = await look(shop)
  // One cause, wherever it shows.
  const about = { check: 'key:kept', pointer: '/data', why: 'the order of the key, which is kept as long as its order' }
  if (scope.has('getPaymentAttempt')) {
    const sent = await scope.exchange('getPaymentAttempt', { header: { 'Idempotency-Key': key } })
    const { outcome, order_id } = dataOf(sent)
    expectEqual(scope, { ...about, sent, found: [outcome, order_id], is: ['paid', orderId] })
  }
  const sent = await createOrder(shop, key, body)
  const found = [sent.status, orderIdOf(sent), asRecord(dataOf(sent).payment).kind]
  if (!expectEqual(scope, { ...about, sent, found, is: [200, orderId, 'none'] }))
    return orderIdOf(sent) === orderId ? undefined : endOrder(shop, orderIdOf(sent))
  await expectMade(shop, before, sent, { check: about.check, made: 0, charged: 0, why: about.why })
}

/** An unpaid order can't be collected, and is canceled by releasing it. */
async function unpaid(shop: Shop) {
  const { scope } = shop
  const { key, body, orderId, sent: made } = await buy(shop)
  if (orderId === undefined) return
  const expectCode = async (code: string, why: string, operation: string, parts = {}) => {
    if (!scope.has(operation)) return
    expectStatus(scope, 'conflict', await onOrder(shop, operation, orderId, parts), [409], why, { code })
  }
  const before = await look(shop)
  await expectCode('ORDER_4091', 'the order is unpaid', 'dispenseOrder')
  await expectCode('ORDER_4093', 'the order is unpaid', 'getReceipt')
  await expectCode('ORDER_4096', 'the order has not ended', 'rateOrder', { body: { rating: 5 } })
  if (scope.has('createRefund'))
    expectStatus(scope, 'conflict', await refund(shop, orderId), [409], 'the order is unpaid', { code: 'REFUND_4090' })
  if (!scope.has('unblockOrder')) return
  const released = await onOrder(shop, 'unblockOrder', orderId)
  const { status, is_active, cancel_reason = 'given_up' } = dataOf(released)
  const about = { check: 'unblock', pointer: '/data', why: 'the customer gave up an unpaid order' }
  const is = ['Cancelled', false, 'given_up']
  expectEqual(scope, { ...about, sent: released, found: [status, is_active, cancel_reason], is })
  if (scope.has('getOrder')) {
    const { sent, order } = await readChecked(shop, orderId)
    expectEqual(scope, { ...about, sent, pointer: '/data/status', found: order.status, is: 'Cancelled' })
  }
  await expectCode('ORDER_4091', 'the order is canceled', 'dispenseOrder')
  await expectCode('ORDER_4096', 'the order was canceled', 'rateOrder', { body: { rating: 5 } })
  if (scope.has('createRefund'))
    expectStatus(scope, 'conflict', await refund(shop, orderId), [409], 'nothing was paid', { code: 'REFUND_4090' })
  if (scope.has('getPaymentAttempt')) {
    const sent = await scope.exchange('getPaymentAttempt', { header: { 'Idempotency-Key': key } })
    const outcome = { check: 'attempt', sent, pointer: '/data/outcome', why: 'the order was canceled' }
    expectEqual(scope, { ...outcome, found: dataOf(sent).outcome, is: 'canceled' })
  }
  const again = await createOrder(shop, key, body)
  expectEqual(scope, {
    check: 'key:settled',
    sent: again,
    pointer: '/data/order_id',
    found: orderIdOf(again),
    is: orderId,
    why: 'the order of the key',
  })
  await expectMade(shop, before, made, { check: 'order', made: 0, charged: 0, why: 'the order was never paid' })
}

/** The key alone cancels its unpaid order. */
async function endedByKey(shop: Shop) {
  const { scope } = shop
  if (!scope.has('endPaymentAttempt')) return
  const { key, orderId } = await buy(shop)
  if (orderId === undefined) return
  const ended = await scope.exchange('endPaymentAttempt', { header: { 'Idempotency-Key': key } })
  const why = 'the order of the key was unpaid'
  const found = [dataOf(ended).outcome, dataOf(ended).order_id]
  expectEqual(scope, { check: 'attempt:end', sent: ended, pointer: '/data', found, is: ['canceled', orderId], why })
  if (!scope.has('getOrder')) return
  const { sent, order } = await readChecked(shop, orderId)
  expectEqual(scope, { check: 'attempt:end', sent, pointer: '/data/status', found: order.status, is: 'Cancelled', why })
}

const atOnce = 4

/** A paid order is released, then refunded once, whatever comes at the same time. */
async function refunded(shop: Shop) {
  await inRounds(shop.scope, 'refund:twice', async (index) => {
    const start = await look(shop)
    const rows = index === 0 ? await readRows(shop) : undefined
    const bought = await buy(shop)
    const { orderId, net } = bought
    if (orderId === undefined) return `the order got ${bought.sent.status} ${codeOf(bought.sent)}`
    const found = await refundedOnce(shop, bought, orderId)
    if (!found) return 'createRefund is not selected'
    await expectRows(shop, rows, { orderId, net })
    if (index === 0) await refundedForGood(shop, bought, { first: found.first, start })
    else await expectMade(shop, start, found.first, { check: 'refund', made: 1, charged: 0, why: refundedWhy })
    return found.isShown
  })
}

const refundedWhy = 'the order was refunded to the wallet once'

async function refundedOnce(shop: Shop, { net, sent: made }: Bought, orderId: string) {
  const { scope } = shop
  if (scope.has('unblockOrder')) {
    const released = await onOrder(shop, 'unblockOrder', orderId)
    const { status, is_active, refundable_amount } = dataOf(released)
    const about = {
      check: 'unblock',
      sent: released,
      pointer: '/data',
      why: 'a released order is paid, inactive, refundable',
    }
    expectEqual(scope, {
      ...about,
      found: [status, is_active, shownAmount(refundable_amount)],
      is: ['Paid', false, net / 1000],
    })
  }
  if (!scope.has('createRefund')) return undefined
  const { sent: replies, isShown } = await together(
    scope,
    Array.from({ length: atOnce }, () => () => refund(shop, orderId)),
  )
  const good = replies.filter(({ status }) => status === 200)
  const [first = made] = good.length > 0 ? good : replies
  const why = `${atOnce} refunds at the same time: one is made, the others get REFUND_4091`
  expectEqual(scope, { check: 'refund:twice', sent: first, pointer: '', found: good.length, is: 1, why })
  const others = replies.filter(({ status }) => status !== 200).map(codeOf)
  const wrong = others.filter((code) => code !== 'REFUND_4091')
  expectEqual(scope, { check: 'refund:twice', sent: first, pointer: '/code', found: wrong, is: [], why })
  return { first, isShown }
}

async function refundedForGood(shop: Shop, bought: Bought, { first, start }: { first: Sent; start: Look }) {
  const { scope } = shop
  const { net, orderId = '' } = bought
  const again = await refund(shop, orderId)
  expectStatus(scope, 'refund:twice', again, [409], 'the order was refunded', { code: 'REFUND_4091' })
  const amount = minor(dataOf(first).amount)
  expectAmount(scope, {
    check: 'refund',
    sent: first,
    pointer: '/data/amount',
    found: amount,
    is: net,
    why: 'nothing was dispensed, so everything is returned',
  })
  expectEqual(scope, {
    check: 'refund',
    sent: first,
    pointer: '/data/mode',
    found: dataOf(first).mode,
    is: isWallet(shop) ? 'wallet' : 'source',
    why: 'as in the request',
  })
  await expectMade(shop, start, first, {
    check: 'refund',
    made: 1,
    charged: 0,
    why: refundedWhy,
  })
  await expectRefundSeen(shop, orderId, first)
  if (scope.has('dispenseOrder'))
    expectStatus(scope, 'refund:ends', await onOrder(shop, 'dispenseOrder', orderId), [409], 'the order was refunded', {
      code: 'ORDER_4091',
    })
  await keptKey(shop, bought)
}

/** Order and list show the refund. */
async function expectRefundSeen(shop: Shop, orderId: string, made: Sent) {
  const { scope } = shop
  const { id, amount, mode } = dataOf(made)
  const why = 'as createRefund returned it'
  if (scope.has('getOrder')) {
    const { sent, order } = await readChecked(shop, orderId)
    const { refund: seen = {}, refundable_amount: left, is_active } = order
    const { id: seenId, amount: seenAmount, mode: seenMode } = asRecord(seen)
    const about = { check: 'refund', sent, why }
    expectEqual(scope, {
      ...about,
      pointer: '/data/refund',
      found: [seenId, seenAmount, seenMode],
      is: [id, amount, mode],
    })
    const rest = { ...about, pointer: '/data', why: 'nothing is left to refund or to collect' }
    expectEqual(scope, { ...rest, found: [shownAmount(left), is_active], is: [0, false] })
  }
  if (!scope.has('listRefunds')) return
  const list = await scope.exchange('listRefunds', { token: shop.buyer.token, query: { pageOff: true } })
  const rows = rowsOf(list).filter(({ order_id }) => order_id === orderId)
  const found = rows.map((row) => [row.id, row.amount])
  expectEqual(scope, {
    check: 'refund',
    sent: list,
    pointer: '/data',
    found,
    is: [[id, amount]],
    why: 'one row for the refund',
  })
}

/** A key counts only together with its order. */
async function refundKeys(shop: Shop) {
  const { scope } = shop
  if (!scope.has('createRefund', 'unblockOrder')) return
  const key = scope.key()
  const start = await look(shop)
  const made: Sent[] = []
  for (const orderKey of [scope.key(), key]) {
    const { orderId } = await buy(shop, orderKey)
    if (orderId === undefined) return
    await onOrder(shop, 'unblockOrder', orderId)
    const first = await refund(shop, orderId, key)
    const again = await refund(shop, orderId, key)
    const about = { check: 'refund:replay', why: 'the refund that the first call made' }
    const id = dataOf(first).id
    if (expectStatus(scope, 'refund:replay', again, [200], about.why))
      expectEqual(scope, { ...about, sent: again, pointer: '/data/id', found: dataOf(again).id, is: id })
    const other = await refund(shop, orderId, scope.key())
    expectStatus(scope, 'refund:twice', other, [409], 'another key, for a refunded order', { code: 'REFUND_4091' })
    const order = {
      check: 'refund:replay',
      sent: first,
      pointer: '/data/order_id',
      why: 'a key counts only with its order',
    }
    expectEqual(scope, { ...order, found: dataOf(first).order_id, is: orderId })
    made.push(first)
    if (first.status !== 200) await endOrder(shop, orderId)
  }
  const [first] = made
  if (first)
    await expectMade(shop, start, first, {
      check: 'refund:replay',
      made: 2,
      charged: 0,
      why: 'two orders, each refunded once',
    })
}

/** Each comes first twice. */
const eitherRounds = 4

/** Dispensing and refunding a fresh order at the same time: either what was paid comes back, or the product comes out. */
async function either(shop: Shop) {
  const { scope } = shop
  if (!scope.has('dispenseOrder', 'createRefund', 'getOrder')) return
  const check = 'refund:or-dispense'
  const line = shop.stock.toSorted((a, b) => b.units - a.units || Number(a.line.price) - Number(b.line.price))[0]?.line
  await inRounds(
    scope,
    check,
    async (index) => {
      const full = line && (await unitsLeft(shop, line))
      if (!line || full === 0) return 'the machine has too few units to dispense one in each round'
      const start = await look(shop)
      const { orderId, net, sent: made } = await buy(shop, scope.key(), line)
      if (orderId === undefined) return `the order got ${made.status} ${codeOf(made)}`
      const begin = () => onOrder(shop, 'dispenseOrder', orderId)
      const giveBack = () => refund(shop, orderId)
      const isRefundFirst = index % 2 === 1
      const { sent, isShown } = await oneAhead(scope, isRefundFirst ? [giveBack, begin] : [begin, giveBack])
      const replies = isRefundFirst ? sent.toReversed() : sent
      const [, back = made] = replies
      const { sent: seen, order } = await readEnded(shop, orderId)
      const why = 'of dispensing and refunding a paid order at the same time, one succeeds'
      const winners = replies.filter(({ status }) => status === 200).length
      if (!expectEqual(scope, { check, sent: back, pointer: '', found: winners, is: 1, why })) {
        await endOrder(shop, orderId)
        return why
      }
      const isBack = back.status === 200
      const left = line && (await unitsLeft(shop, line))
      const out = asList(order.items).reduce((sum, item) => sum + Number(item.dispensed_quantity), 0)
      const taken = full === undefined || left === undefined ? out : full - left
      const done = isBack ? ['Paid'] : ended
      const found = [order.refund !== undefined, taken, done.includes(String(order.status))]
      const is = [isBack, isBack ? 0 : out, true]
      const what = 'whether it is refunded, the units taken from the slot, and whether its status fits'
      expectEqual(scope, { check, sent: seen, pointer: '/data', found, is, why: what })
      await expectMade(shop, start, back, { check, made: 1, charged: isBack ? 0 : net, why })
      if (!isBack && order.status !== 'Dispensed') await endOrder(shop, orderId)
      return isShown
    },
    eitherRounds,
  )
}

/** What dispensing doesn't change. */
const lasting = [
  ...['id', 'order_number', 'user_id', 'payment_method', 'idempotency_key', 'created_at', 'paid_at', 'currency'],
  ...['total_amount', 'discount_amount', 'net_payable_amount'],
]
async function dispensed(shop: Shop) {
  const { scope } = shop
  if (!scope.has('dispenseOrder')) return
  const line =
    shop.stock.toSorted((a, b) => Number(a.line.price) - Number(b.line.price) || b.units - a.units)[0]?.line ?? {}
  const full = await unitsLeft(shop, line)
  const bought = await buy(shop, scope.key(), line)
  const { orderId, net } = bought
  if (orderId === undefined) return
  const expectStock = async (sent: Sent, is: number, why: string) => {
    const found = await unitsLeft(shop, line)
    if (full !== undefined && found !== undefined)
      expectEqual(scope, {
        check: 'stock',
        sent,
        pointer: '',
        found: full - found,
        is,
        why: `units taken from the slot: ${why}`,
      })
  }
  if (scope.has('getReceipt')) await receipts(shop, await onOrder(shop, 'getReceipt', orderId), orderId)
  if (scope.has('rateOrder')) {
    const sent = await onOrder(shop, 'rateOrder', orderId, { body: { rating: 5 } })
    expectStatus(scope, 'conflict', sent, [409], 'the order waits to be dispensed', { code: 'ORDER_4096' })
  }
  const waiting = scope.has('getOrder') ? dataOf(await onOrder(shop, 'getOrder', orderId)) : {}
  const calls = await Promise.all([1, 2, 3].map(() => onOrder(shop, 'dispenseOrder', orderId)))
  const [first] = calls as [Sent]
  if (codeOf(first) === 'ORDER_4092') return endOrder(shop, orderId)
  for (const sent of calls)
    expectStatus(scope, 'dispense', sent, [200], 'a paid order is dispensed, and asking again changes nothing')
  const begun = dataOf(first)
  if (scope.has('createRefund') && begun.status === 'In-Progress') {
    const sent = await refund(shop, orderId)
    // It may have ended meanwhile.
    expectStatus(scope, 'refund:dispensed', sent, [409], 'the order is being dispensed')
  }
  if (!scope.has('getOrder')) return
  const { sent, order } = await readEnded(shop, orderId)
  const wrong = {
    check: 'dispense',
    pointer: '/data/status',
    expected: `one of ${ended.join(', ')} within ${longest} s`,
  }
  scope.expectTrue(ended.includes(String(order.status)), { ...wrong, found: String(order.status) }, sent)
  for (const name of lasting) {
    const about = { check: 'agrees', sent, pointer: `/data/${name}`, why: 'as before the order was dispensed' }
    expectEqual(scope, { ...about, found: order[name], is: waiting[name] })
  }
  const out = asList(order.items).reduce((sum, item) => sum + Number(item.dispensed_quantity), 0)
  await expectStock(sent, out, 'what came out')
  await keptKey(shop, bought)
  if (order.status !== 'Dispensed') return endOrder(shop, orderId)
  const before = await look(shop)
  const again = await onOrder(shop, 'dispenseOrder', orderId)
  expectStatus(scope, 'dispense', again, [409], 'the order was dispensed', { code: 'ORDER_4091' })
  await scope.access.wait(second)
  await expectStock(again, out, 'dispensing again takes nothing')
  if (scope.has('createRefund')) {
    const late = await refund(shop, orderId)
    expectStatus(scope, 'refund:dispensed', late, [409], 'everything was dispensed', { code: 'REFUND_4090' })
    await expectMade(shop, before, late, {
      check: 'refund:dispensed',
      made: 0,
      charged: 0,
      why: `${net / 1000} was dispensed`,
    })
  }
  await ratings(shop, orderId)
}

async function ratings(shop: Shop, orderId: unknown) {
  const { scope } = shop
  if (!scope.has('rateOrder', 'getOrder')) return
  for (const rating of [2, 5]) {
    const sent = await onOrder(shop, 'rateOrder', orderId, { body: { rating } })
    if (!expectStatus(scope, 'rating', sent, [200], 'the order has ended')) return
    const { sent: seen, order } = await readOrder(shop, orderId)
    expectEqual(scope, {
      check: 'rating',
      sent: seen,
      pointer: '/data/rating',
      found: order.rating,
      is: rating,
      why: 'the last rating',
    })
  }
}

/** The link opens without a token; another link shows nothing. */
async function receipts(shop: Shop, sent: Sent, orderId: unknown) {
  const { scope } = shop
  if (!expectStatus(scope, 'receipt', sent, [200], 'the order is paid')) return
  const link = String(dataOf(sent).link)
  const isLink = /^https?:\/\//.test(link)
  scope.expectTrue(isLink, { check: 'receipt', pointer: '/data/link', expected: 'an http(s) link', found: link }, sent)
  const { status, text } = await fetch(link, { headers: scope.headers, redirect: 'follow' }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => ({ status: 0, text: '' }),
  )
  const about = { check: 'receipt', pointer: '/data/link', expected: 'a page that opens without a token' }
  // A link to another host may be closed to this computer.
  if (status !== 0) scope.expectTrue(status < 400, { ...about, found: `${status} for ${link}`, cause: 'opens' }, sent)
  if (status < 400 && scope.has('getOrder')) await readReceipt(shop, sent, orderId, text)
  const hasSecret = /[A-Za-z0-9_-]{12,}/.test(link.replaceAll(String(orderId), '').replace(/^https?:\/\/[^/]+/, ''))
  const secret = {
    check: 'receipt',
    pointer: '/data/link',
    expected: 'a secret in the link',
    found: link,
    cause: 'secret',
  }
  scope.expectTrue(hasSecret, secret, sent)
}

/** The amounts in a text, in the currency's smallest unit, whatever the separators and however many decimals are written. */
function amountsIn(text: string, decimals: number): number[] {
  const numbers = text.match(/\d{1,3}(?:[.,’'\s]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?/g) ?? []
  const digits = numbers.map((each) => Number(each.replace(/\D/g, '')))
  return digits.flatMap((each) => Array.from({ length: decimals + 1 }, (_, missing) => each * 10 ** missing))
}

/** A page that shows an order shows this one, and what was paid. A PDF, or a page that its scripts fill, can't be read. */
async function readReceipt(shop: Shop, sent: Sent, orderId: unknown, text: string) {
  const { order } = await readOrder(shop, orderId)
  const { orders = [] } = await look(shop)
  const shown = orders.map((each) => String(each.order_number)).filter((each) => text.includes(each))
  const hasOtherDigits = /\p{Nd}/u.test(text.replace(/\d/g, ''))
  if (shown.length === 0 || hasOtherDigits) return
  const number = String(order.order_number)
  const amount = Math.round(Number(order.net_payable_amount) * unitOf(order))
  const isPaid = amountsIn(text, Math.log10(unitOf(order))).includes(amount)
  const expected = `order ${number}, and ${order.net_payable_amount} paid`
  const found = `order ${shown.join(', ')}, ${isPaid ? 'with' : 'without'} that amount`
  const about = { check: 'receipt:shows', pointer: '/data/link', expected, found, cause: 'shows' }
  shop.scope.expectTrue(shown.includes(number) && isPaid, about, sent)
}

/** A payment arrives for a canceled order, or twice for another. Only with a provider that confirms. */
async function confirmations(shop: Shop) {
  const { scope } = shop
  const { confirm } = scope.access
  if (!confirm || !scope.has('getOrder', 'unblockOrder')) return
  const late = await buy(shop)
  if (late.orderId === undefined) return
  const payment = { ...asRecord(dataOf(late.sent).payment), order_id: late.orderId }
  await onOrder(shop, 'unblockOrder', late.orderId)
  if (!(await confirm(payment))) return scope.missing('late', 'the provider did not take the payment')
  const { sent, order } = await readChecked(shop, late.orderId)
  const { amount } = asRecord(order.refund)
  const about = { check: 'late', sent, pointer: '/data', why: 'canceled, then paid: the server refunds it by itself' }
  expectEqual(scope, { ...about, found: [order.status, shownAmount(amount)], is: ['Cancelled', late.net / 1000] })
  await confirm(payment)
  const again = await readChecked(shop, late.orderId)
  const same = asRecord(again.order.refund).id
  const once = {
    check: 'late',
    sent: again.sent,
    pointer: '/data/refund/id',
    why: 'one refund, however often it is confirmed',
  }
  expectEqual(scope, { ...once, found: same, is: asRecord(order.refund).id })
  const twice = await buy(shop)
  if (twice.orderId === undefined) return
  const twicePaid = { ...asRecord(dataOf(twice.sent).payment), order_id: twice.orderId }
  for (const _ of [1, 2]) {
    await confirm(twicePaid)
    const seen = await readChecked(shop, twice.orderId)
    const { status, refund: back = null } = seen.order
    const why = 'the provider confirmed the payment'
    expectEqual(scope, {
      check: 'confirmed',
      sent: seen.sent,
      pointer: '/data',
      found: [status, back],
      is: ['Paid', null],
      why,
    })
  }
  await onOrder(shop, 'unblockOrder', twice.orderId)
  await refundTo(shop, 'source', twice)
  if (!scope.has('createRefund', 'getWalletBalance')) return
  const third = await buy(shop)
  await confirm({ ...asRecord(dataOf(third.sent).payment), order_id: third.orderId })
  await onOrder(shop, 'unblockOrder', third.orderId ?? '-')
  await refundTo(shop, 'wallet', third)
}

/** What was paid at a provider goes back there, or into the wallet, and never to both. */
async function refundTo(shop: Shop, mode: 'source' | 'wallet', { orderId, net }: Awaited<ReturnType<typeof buy>>) {
  const { scope, buyer } = shop
  if (orderId === undefined || !scope.has('createRefund') || (mode === 'wallet' && buyer !== scope.customer)) return
  const wallet = { ...shop, method: 'Wallet' }
  const before = await look(wallet)
  // A customer without a wallet.
  if (mode === 'wallet' && before.balance === undefined) return
  const sent = await refund(shop, orderId, undefined, mode)
  if (!expectStatus(scope, 'refund', sent, [200], 'the order is paid, and nothing was dispensed')) return
  const after = await look(wallet)
  if (before.balance === undefined || after.balance === undefined) return
  const about = { check: 'refund', sent, pointer: '/data', why: `the wallet got back, by mode ${mode}` }
  expectAmount(scope, { ...about, found: after.balance - before.balance, is: mode === 'wallet' ? net : 0 })
}

/** Guests have no wallet, so what a guest has paid only goes back to where it came from. */
async function guestRefunds(scope: Scope) {
  if (!scope.guest || !scope.has('createRefund', 'unblockOrder')) return
  const [shop] = await openShops({ ...scope, customer: undefined }, ['Card', 'MealCard'])
  if (!shop) return
  const bought = await buy(shop)
  const { orderId, sent: made } = bought
  if (orderId === undefined) return
  const isPaid = await scope.access.confirm?.({ ...asRecord(dataOf(made).payment), order_id: orderId })
  await onOrder(shop, 'unblockOrder', orderId)
  const sent = await refund(shop, orderId, undefined, 'wallet')
  const why = `a guest has no wallet, so a guest’s ${isPaid ? 'paid' : 'unpaid'} order can’t be refunded to one`
  if (expectStatus(scope, 'guest-refused', sent, [403], why) && isPaid) await refundTo(shop, 'source', bought)
}

/** What the account has dispensed before is not refunded. */
async function dispensedBefore(scope: Scope, shop: Shop) {
  if (!scope.has('createRefund', 'listOrders')) return
  const { token, userId } = shop.buyer
  const path = { userId, machineId: '-1' }
  const list = await scope.exchange('listOrders', { token, path, query: { pageOff: true, status: ['Dispensed'] } })
  const order = rowsOf(list).find(({ refund: back }) => back === undefined)
  if (!order) return
  const before = await look(shop)
  const sent = await scope.exchange('createRefund', { token, body: { order_id: order.id, mode: 'source' } })
  expectStatus(scope, 'refund:dispensed', sent, [409], 'everything was dispensed', { code: 'REFUND_4090' })
  await expectMade(shop, before, sent, {
    check: 'refund:dispensed',
    made: 0,
    charged: 0,
    why: 'everything was dispensed',
  })
}

export const collecting: Probe = async (scope) => {
  const shops = await openShops(scope)
  const wallet = shops.find(isWallet)
  const provider = shops.find((shop) => !isWallet(shop))
  if (provider) {
    await unpaid(provider)
    await endedByKey(provider)
    await confirmations(provider)
  }
  await guestRefunds(scope)
  if (!wallet) {
    for (const rule of [
      'money:rows',
      'dispense',
      'refund',
      'refund:twice',
      'refund:replay',
      'refund:ends',
      'refund:or-dispense',
      'key:kept',
      'stock',
      'charged-once',
    ] as const)
      scope.missing(rule, 'the account can’t pay from a wallet, so no order of the guard is paid')
    return
  }
  await refunded(wallet)
  await refundKeys(wallet)
  await dispensedBefore(scope, wallet)
  await dispensed(wallet)
  await either(wallet)
}
