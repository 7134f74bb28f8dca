/** An item that counts as dispensed, but that the customer did not get, is refunded at most once. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { asList } from '../scope.ts'
import { dataOf, offers } from '../sign-in.ts'
import { readChecked, readEnded } from './collecting.ts'
import { codeOf, expectAmount, expectEqual, expectStatus, minor, type Probe } from './probe.ts'
import { buy, endOrder, type Look, look, onOrder, openShops, type Shop } from './shop.ts'

const check = 'refund:missing'

/** An order of two products, or one if there is no other, that the machine has dispensed; or why there is none. */
async function dispensedOrder(shop: Shop): Promise<Schema | string> {
  const { scope, stock, most } = shop
  const lines = stock
    .map(({ line }) => line)
    .toSorted((a, b) => Number(a.price) - Number(b.price))
    .slice(0, Math.min(2, most))
  const { sent, orderId } = await buy(shop, scope.key(), ...lines)
  if (orderId === undefined) return `the order got ${sent.status} ${codeOf(sent)}`
  const begun = await onOrder(shop, 'dispenseOrder', orderId)
  const { order } = await readEnded(shop, orderId)
  if (order.status === 'Dispensed') return order
  await endOrder(shop, orderId)
  return `the order was not dispensed: ${begun.status}, then ${order.status}`
}

/** What has come back since, by the balance. */
async function expectBack(shop: Shop, before: Look, sent: Sent, is: number, why: string) {
  const { balance } = await look(shop)
  if (before.balance === undefined || balance === undefined) return
  const found = (balance - before.balance) / 1000
  expectEqual(shop.scope, { check, sent, pointer: '', found, is: is / 1000, why: `the wallet got back: ${why}` })
}

/** Repeats a claim that was paid in every way. The order stays refunded once. */
async function claimAgain(shop: Shop, order: Schema, paid: Sent, { before, key }: { before: Look; key: string }) {
  const { scope } = shop
  const [item = {}, second] = asList(order.items)
  const { id, amount } = dataOf(paid)
  const replay = await claim(shop, order, { item_id: item.id }, key)
  const same = { check: 'refund:replay', sent: replay, pointer: '/data/id', why: 'the refund that the first call made' }
  expectEqual(scope, { ...same, found: dataOf(replay).id, is: id })
  const others: [why: string, body: Schema, key?: string][] = [
    ['the same item again, without a key', { item_id: item.id }],
    ['the same item again, with another key', { item_id: item.id }, scope.key()],
    ...(second ? [['another item of the refunded order', { item_id: second.id }] as [string, Schema]] : []),
    ['no item, for the refunded order', {}],
  ]
  for (const [why, body, other] of others) {
    const sent = await claim(shop, order, body, other)
    expectStatus(scope, check, sent, [409], why)
  }
  await expectBack(shop, before, paid, minor(amount), 'one refund, however often it is claimed')
  const { sent, order: seen } = await readChecked(shop, order.id)
  const about = { check, sent, pointer: '/data/refund/id', why: 'the refund that was made' }
  expectEqual(scope, { ...about, found: (seen.refund as Schema | undefined)?.id, is: id })
}

const claim = ({ scope, buyer }: Shop, { id }: Schema, body: Schema, key?: string) =>
  scope.exchange('createRefund', {
    token: buyer.token,
    body: { order_id: id, mode: 'wallet', ...body },
    ...(key !== undefined && { header: { 'Idempotency-Key': key } }),
  })

export const missingItems: Probe = async (scope) => {
  const { access, customer } = scope
  if (!access.mayWrite || !customer || !scope.has('createOrder', 'dispenseOrder', 'getOrder')) return
  const lack = (why: string) => scope.missing(check, why)
  if (!offers(customer, 'missingItems')) return lack('the server doesn’t offer the feature missingItems')
  const [shop] = await openShops(scope, ['Wallet'])
  if (!shop) return lack('the account can’t pay from a wallet')
  const order = await dispensedOrder(shop)
  if (typeof order === 'string') return lack(order)
  const [item = {}] = asList(order.items)
  const before = await look(shop)
  const unknown = await claim(shop, order, { item_id: 'no-such-item' })
  expectStatus(scope, 'unknown-refused', unknown, [404, 409], 'the order has no such item')
  const key = scope.key()
  const sent = await claim(shop, order, { item_id: item.id }, key)
  if (sent.status !== 200) {
    const why = 'the server refunds the item, or looks into it'
    expectStatus(scope, 'conflict', sent, [409], why, { code: 'REFUND_4092' })
    return lack(`the claim got ${sent.status} ${codeOf(sent)}: take an account that has claimed nothing yet`)
  }
  if (item.net_amount !== undefined) {
    const about = { check, sent, pointer: '/data/amount', why: 'what the item cost (net_amount)' }
    expectAmount(scope, { ...about, found: minor(dataOf(sent).amount), is: minor(item.net_amount) })
  }
  await claimAgain(shop, order, sent, { before, key })
}
