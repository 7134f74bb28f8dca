import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { asRecord } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { expectEqual, shownAmount } from './probe.ts'
import { isWallet, type Shop } from './shop.ts'

/** The order has what was asked for. */
export async function expectAsAsked(
  shop: Shop,
  sent: Sent,
  order: Schema,
  { body, key }: { body: Schema; key: string },
) {
  const expect = (pointer: string, found: unknown, is: unknown) =>
    expectEqual(shop.scope, { check: 'order', sent, pointer: `/data${pointer}`, found, is, why: 'as in the request' })
  const lines = (rows: unknown) =>
    (rows as Schema[]).map(({ product_id, motor_id, quantity, price }) => [
      product_id,
      motor_id,
      quantity,
      shownAmount(price),
    ])
  expect('/user_id', order.user_id, body.user_id)
  expect('/machine/id', asRecord(order.machine).id, body.vending_machine_id)
  expect('/payment_method', order.payment_method, body.payment_method)
  expect('/total_amount', shownAmount(order.total_amount), shownAmount(body.total_amount))
  expect('/net_payable_amount', shownAmount(order.net_payable_amount), shownAmount(body.net_payable_amount))
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
