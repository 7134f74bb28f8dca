/** Pages outside the API: the providers' payment pages, the return from them, and receipts. */
import type { IncomingMessage } from 'node:http'
import type { OrderRecord } from '../../seeds/records.ts'
import { toMajor } from '../../seeds/units.ts'
import { isUnpaid } from '../../world/orders/life-cycle.ts'
import { orderResponse } from '../../world/orders/order-response.ts'
import { amountOf, type Fields, isSigned, receiptOrder, returnToken, signed } from '../../world/orders/payment.ts'
import { applyResult, isDeclined, orderOf } from '../../world/orders/provider-result.ts'
import type { World } from '../../world/world.ts'
import { type Exchange, readText, send, sendHtml } from '../http.ts'
import { wordsFor } from '../translate.ts'
import { escapeHtml, htmlPage } from './html.ts'
import { checkoutPage, type PageProvider, returnPage, upiAppPage, upiResultPage } from './provider-pages.ts'

type Page = (context: Exchange) => Promise<void> | void

const fieldsOf = async (request: IncomingMessage): Promise<Fields> =>
  Object.fromEntries(new URLSearchParams(await readText(request)))

/** The app's result pages are named after the real providers. */
const realNames: Record<PageProvider, string> = { card: 'payu', 'meal-card': 'sodexo' }

const returnToApp =
  (provider: PageProvider): Page =>
  async ({ world, request, response }) => {
    const fields = await fieldsOf(request)
    const result = applyResult(world, fields) ? 'success' : 'failure'
    if (!isSigned(fields) || !fields.app) {
      const text = '<h1>This result is not valid</h1><p>Go back to the app to see the state of the payment.</p>'
      return sendHtml(response, htmlPage('Payment', text), 400)
    }
    const path = `/${realNames[provider]}-payment-${result}`
    const orderId = fields.txnid ?? ''
    // Behind the #, so that no server logs it and no Referer contains it.
    const location = `${fields.app}${path}?order_id=${encodeURIComponent(orderId)}#payment=${returnToken(world, orderId)}`
    send(response, 303, { location, 'cache-control': 'no-store' })
  }

/** Receives the result from the provider's server. It is the same as from the browser; the first one counts. */
const webhook: Page = async ({ world, request, response }) => {
  const fields = await fieldsOf(request)
  if (!orderOf(world, fields)) return send(response, 400)
  applyResult(world, fields)
  send(response, 200)
}

const checkout =
  (provider: PageProvider): Page =>
  async ({ url, world, request, response }) => {
    const fields = request.method === 'POST' ? await fieldsOf(request) : Object.fromEntries(url.searchParams)
    sendHtml(response, checkoutPage(provider, fields, world.place.show(Number(fields.amount))))
  }

const decide =
  (provider: PageProvider): Page =>
  async ({ world, request, response }) => {
    const { decision = '', '': _, ...fields } = await fieldsOf(request)
    sendHtml(response, returnPage(provider, fields, decision, isDeclined(world, decision, fields)))
  }

/** The customer's UPI app: what waits for their approval. */
const upiApp: Page = ({ world, response }) => {
  const waiting = [...world.state.orders.values()].filter((order) => order.method === 'UPI' && isUnpaid(world, order))
  const requests = waiting.map((order) => {
    const fields = { txnid: order.id, amount: amountOf(world, order), currency: world.place.currency }
    return { fields: signed(fields), title: `Order ${order.number}`, price: world.place.show(toMajor(order.net)) }
  })
  sendHtml(response, upiAppPage(requests))
}

/** The provider tells the server only, as for every app: no browser carries the result. */
const answerInUpiApp: Page = async ({ world, request, response }) => {
  const { decision = '', ...fields } = await fieldsOf(request)
  if (!orderOf(world, fields)) return send(response, 400)
  const { txnid = '', amount = '', currency = '' } = fields
  const isApproved = decision === 'approve' && !isDeclined(world, decision, fields)
  applyResult(world, signed({ txnid, amount, currency, status: isApproved ? 'success' : 'failure' }))
  sendHtml(response, upiResultPage(isApproved))
}

/** India's tax invoice names the seller. This one is invented. */
const invoiceSeller = 'Example Vending Pvt Ltd, Mumbai · GSTIN\u00a027ABCDE1234F1Z5 · FSSAI license\u00a010012345678901'

function receiptPage(world: World, record: OrderRecord, { language, say }: ReturnType<typeof wordsFor>): string {
  const order = orderResponse(world, record)
  const { name, place: at } = order.machine
  const { locale, timeZone, show } = world.place
  const dateAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const row = (label: string, amount: number) => `<tr><td>${escapeHtml(say(label))}</td><td>${show(amount)}</td></tr>`
  const items = order.items.map(
    ({ quantity, name, price, hsn_code, deposit_amount: deposit, discount_amount: off = 0 }) =>
      [
        row(`${quantity} × ${say(name)}${hsn_code ? `, HSN ${hsn_code}` : ''}`, price * quantity),
        deposit ? row(`+ deposit on ${say(name)}`, deposit) : '',
        off ? row(`– discount on ${say(name)}`, -off) : '',
      ].join(''),
  )
  const isPerItem = order.items.some(({ discount_amount }) => discount_amount)
  const { format: percent } = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const taxes = (order.taxes ?? []).map((tax) =>
    row(`${tax.included ? 'Includes ' : ''}${tax.name} ${percent(tax.rate / 100)}`, tax.amount),
  )
  const invoice = order.invoice_number ? `<br>${say(`Tax invoice ${order.invoice_number}`)}<br>${invoiceSeller}` : ''
  const method = say(order.payment_method.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
  return htmlPage(
    say(`Receipt ${order.order_number}`),
    `<header><b>${say('Receipt')}</b><span>${escapeHtml(order.order_number)}</span></header>
<h1>${escapeHtml(name)}</h1><span class="note">${escapeHtml(at.name)}, ${escapeHtml(at.address)}<br>${dateAndTime.format(new Date(order.paid_at ?? order.created_at))}${invoice}</span>
<table>${items.join('')}${order.discount_amount && !isPerItem ? row('Discount', -order.discount_amount) : ''}${taxes.join('')}<tr><td><b>${escapeHtml(say(`Paid (${method})`))}</b></td><td><b>${show(order.net_payable_amount)}</b></td></tr>${order.refund ? row('Refunded', order.refund.amount) : ''}</table>${taxes.length > 0 ? '' : `\n<small>${say('Prices include all taxes.')}</small>`}`,
    language,
  )
}

const receipt: Page = ({ url, world, request, response }) => {
  const order = world.state.orders.get(receiptOrder(url.pathname) ?? '')
  const words = wordsFor(request.headers['accept-language'])
  if (order) return sendHtml(response, receiptPage(world, order, words))
  const { language, say } = words
  sendHtml(response, htmlPage(say('Receipt'), `<h1>${say('This receipt does not exist')}</h1>`, language), 404)
}

/** The handler of a page; undefined if there is none. */
export function paymentPage({ pathname }: URL): Page | undefined {
  if (pathname.startsWith('/receipts/')) return receipt
  const [, area, provider, step] = pathname.split('/')
  if (provider === 'upi' && area === 'payments') return step === 'webhook' ? webhook : undefined
  if (provider === 'upi' && area === 'providers') return step === 'decide' ? answerInUpiApp : upiApp
  if (provider !== 'card' && provider !== 'meal-card') return undefined
  if (area === 'payments' && step === 'return') return returnToApp(provider)
  if (area === 'payments' && step === 'webhook') return webhook
  if (area === 'providers' && step === 'pay') return checkout(provider)
  return area === 'providers' && step === 'decide' ? decide(provider) : undefined
}
