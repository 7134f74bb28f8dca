/** Company money: what an order takes from the company wallet comes back there, and the customer's own wallet stays as it is. */
import type { Sent } from '../exchange.ts'
import { asRecord, type Scope } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { codeOf, expectAmount, expectEqual, expectStatus, minor, type Probe } from './probe.ts'
import { type Bought, buy, createOrder, endOrder, onOrder, openShops, readOrder, type Shop } from './shop.ts'
import { short } from './short.ts'
import { expectRows, readRows } from './wallet-rows.ts'

/** In thousandths; undefined if a balance can't be read. */
interface Balances {
  company: number | undefined
  own: number | undefined
}

async function balancesOf({ scope, buyer }: Shop): Promise<Balances> {
  const { userId, warehouseId, locationId } = scope.facts
  const read = async (operation: string, path: object) => {
    if (!scope.has(operation)) return undefined
    const sent = await scope.exchange(operation, { token: buyer.token, path: { ...path } })
    return sent.status === 200 ? minor(dataOf(sent).balance) : undefined
  }
  return {
    company: await read('getCompanyWalletBalance', { userId, warehouseId, locationId }),
    own: await read('getWalletBalance', { userId }),
  }
}

const paidSince = (before: number | undefined, after: number | undefined) =>
  before === undefined || after === undefined ? undefined : (before - after) / 1000

/** What each wallet has paid since. `company`: what the company wallet should have paid. */
async function expectPaid(
  shop: Shop,
  before: Balances,
  sent: Sent,
  { check, company, why }: { check: string; company: number; why: string },
) {
  const after = await balancesOf(shop)
  const found = { company: paidSince(before.company, after.company), own: paidSince(before.own, after.own) }
  const is = { company: company / 1000, own: found.own === undefined ? undefined : 0 }
  expectEqual(shop.scope, { check, sent, pointer: '', found, is, why: `paid by each wallet: ${why}` })
}

const longest = 20
const second = 1000

/** The status of the order's refund, as soon as the money has arrived. */
async function settledStatus(shop: Shop, orderId: string, first: unknown) {
  const { access, has } = shop.scope
  let status = first
  for (let waited = 0; waited < longest && status === 'Initiated' && has('getOrder'); waited += 1) {
    await access.wait(second)
    status = asRecord((await readOrder(shop, orderId)).order.refund).status ?? status
  }
  return status
}

type Mode = 'source' | 'wallet'

/** The order is released and refunded to where its money came from, whatever the mode. */
async function refunded(shop: Shop, mode: Mode, before: Balances, { orderId, net }: { orderId: string; net: number }) {
  const { scope, buyer } = shop
  await onOrder(shop, 'unblockOrder', orderId)
  const refund = () => scope.exchange('createRefund', { token: buyer.token, body: { order_id: orderId, mode } })
  const sent = await refund()
  if (!expectStatus(scope, 'refund', sent, [200], 'the order is paid, and nothing was dispensed')) return
  const about = {
    check: 'refund',
    sent,
    pointer: '/data/amount',
    why: 'nothing was dispensed, so everything is returned',
  }
  expectAmount(scope, { ...about, found: minor(dataOf(sent).amount), is: net })
  const again = await refund()
  expectStatus(scope, 'refund:twice', again, [409], 'the order was refunded', { code: 'REFUND_4091' })
  const status = await settledStatus(shop, orderId, dataOf(sent).status)
  const { own } = await balancesOf(shop)
  const check = 'company:refund'
  // What is still on its way is in neither wallet.
  if (status !== 'Processed' && own === before.own)
    return scope.doubt(check, `the refund with mode ${mode} was still ${status} after ${longest} s`)
  const why = `the order of ${net / 1000} was refunded with mode ${mode}`
  await expectPaid(shop, before, sent, { check, company: 0, why })
  return status
}

/** The wallet pays at once, and again for no repeated call. */
async function paid(scope: Scope, shop: Shop, before: Balances, { key, body, sent, orderId, net }: Bought) {
  const check = 'company:charged'
  const { kind } = asRecord(dataOf(sent).payment)
  expectEqual(scope, {
    check,
    sent,
    pointer: '/data/payment/kind',
    found: kind,
    is: 'none',
    why: 'a wallet pays at once',
  })
  await expectPaid(shop, before, sent, { check, company: net, why: `an order of ${net / 1000} with CompanyWallet` })
  const again = await createOrder(shop, key, body)
  await expectPaid(shop, before, again, { check, company: net, why: 'the order was sent again with its key' })
  if (scope.has('getOrder')) {
    const { sent: read, order } = await readOrder(shop, orderId)
    const about = { check, sent: read, pointer: '/data', why: 'an order that the company wallet has paid' }
    expectEqual(scope, { ...about, found: [order.status, order.payment_method], is: ['Paid', shop.method] })
  }
}

/** Two orders, each refunded in one of the modes. Returns the reply to one that is refused. */
async function paidAndRefunded(scope: Scope, shop: Shop, before: Balances) {
  for (const mode of ['source', 'wallet'] as const) {
    const rows = mode === 'source' ? await readRows(shop) : undefined
    const bought = await buy(shop)
    const { orderId, net } = bought
    if (orderId === undefined) return bought.sent
    if (mode === 'source') await paid(scope, shop, before, bought)
    if (!scope.has('unblockOrder', 'createRefund')) return void (await endOrder(shop, orderId))
    const status = await refunded(shop, mode, before, { orderId, net })
    if (status === 'Processed') await expectRows(shop, rows, { orderId, net })
  }
  return undefined
}

export const companyOrders: Probe = async (scope) => {
  const { access, facts, customer } = scope
  if (!access.mayWrite || !customer || !scope.has('getCompanyWalletBalance')) return
  const lack = (why: string) => {
    scope.missing('company:charged', why)
    scope.missing('company:refund', why)
    scope.missing('company:short', why)
  }
  if (facts.locationId === undefined) return lack('the account has no company wallet')
  const [shop] = await openShops(scope, ['CompanyWallet'])
  if (!shop) return lack('the server doesn’t offer the method CompanyWallet to the account')
  const before = await balancesOf(shop)
  if (before.company === undefined) return lack('the balance of the company wallet can’t be read')
  const refused = await paidAndRefunded(scope, shop, before)
  if (refused) return lack(`an order with CompanyWallet got ${refused.status} ${codeOf(refused)}`)
  await short(shop)
}
