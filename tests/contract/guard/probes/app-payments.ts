/** What the customer approves in another app, such as a UPI app, is what the order costs. Nobody pays it. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { asRecord } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { codeOf, expectEqual, type Probe, shownAmount } from './probe.ts'
import { buy, createOrder, endOrder, openShops, readOrder, type Shop } from './shop.ts'

/** NPCI's linking specification: `am` is the amount, `cu` its currency. Of two, an app may take either. */
function checkLink({ scope }: Shop, sent: Sent, name: string, link: string, { net, currency }: Schema) {
  if (!URL.canParse(link) || new URL(link).protocol !== 'upi:') return
  const query = new URL(link).searchParams
  const about = { check: 'payment:app', sent, pointer: `/data/payment/${name}` }
  const why = 'am of the link: once, the order’s net_payable_amount'
  expectEqual(scope, { ...about, found: query.getAll('am').map(Number), is: [net], why })
  const others = query.getAll('cu').filter((unit) => unit !== '' && currency !== undefined && unit !== currency)
  expectEqual(scope, { ...about, found: others, is: [], why: 'cu of the link: no other currency than the order’s' })
}

function checkPayment(shop: Shop, sent: Sent, asked: Schema) {
  const payment = asRecord(dataOf(sent).payment)
  const about = { check: 'payment:app', sent, pointer: '/data/payment/amount', why: 'the order’s net_payable_amount' }
  expectEqual(shop.scope, { ...about, found: shownAmount(payment.amount), is: asked.net })
  if (payment.currency !== undefined && asked.currency !== undefined) {
    const currency = { ...about, pointer: '/data/payment/currency', why: 'the order’s currency' }
    expectEqual(shop.scope, { ...currency, found: payment.currency, is: asked.currency })
  }
  for (const name of ['link', 'qr_data'])
    if (payment[name] !== undefined) checkLink(shop, sent, name, String(payment[name]), asked)
}

export const appPayments: Probe = async (scope) => {
  const [shop] = await openShops(scope, ['UPI'])
  if (!shop) return scope.missing('payment:app', 'the server doesn’t offer UPI here')
  const { key, body, sent, orderId, net } = await buy(shop)
  if (orderId === undefined) return scope.missing('payment:app', `an order with UPI got ${sent.status} ${codeOf(sent)}`)
  const { kind } = asRecord(dataOf(sent).payment)
  if (kind === 'open_app') {
    const { currency } = scope.has('getOrder') ? (await readOrder(shop, orderId)).order : {}
    for (const each of [sent, await createOrder(shop, key, body)])
      if (asRecord(dataOf(each).payment).kind === 'open_app') checkPayment(shop, each, { net: net / 1000, currency })
  } else scope.missing('payment:app', `the server’s UPI payment is of the kind ${kind}`)
  await endOrder(shop, orderId)
}
