/** Pages outside the API: the providers' payment pages, the return from them, and receipts. */
import type { IncomingMessage } from 'node:http'
import type { OrderRecord } from '../../seeds/records.ts'
import { second } from '../../seeds/units.ts'
import { cancel, isUnpaid, statusOf } from '../../world/orders/life-cycle.ts'
import { orderResponse } from '../../world/orders/order-response.ts'
import {
  amountOf,
  type Fields,
  isSigned,
  type Provider,
  receiptOrder,
  returnToken,
} from '../../world/orders/payment.ts'
import { receivePayment } from '../../world/orders/settle.ts'
import type { World } from '../../world/world.ts'
import { type Exchange, readText, send, sendHtml } from '../http.ts'
import { escapeHtml, htmlPage } from './html.ts'
import { checkoutPage, returnPage } from './provider-pages.ts'

type Page = (context: Exchange) => Promise<void> | void

/** The time that a late provider takes to confirm a payment. */
const confirmationDelay = 30 * second

const fieldsOf = async (request: IncomingMessage): Promise<Fields> =>
  Object.fromEntries(new URLSearchParams(await readText(request)))

/** The app's result pages are named after the real providers. */
const realNames: Record<Provider, string> = { card: 'payu', 'meal-card': 'sodexo' }

function orderOf(world: World, fields: Fields): OrderRecord | undefined {
  const order = world.state.orders.get(fields.txnid ?? '')
  const isRight = isSigned(fields) && fields.currency === world.place.currency
  return order && isRight && fields.amount === amountOf(world, order) ? order : undefined
}

/** Applies the provider's signed result once, and refunds a late payment. Returns whether the order counts as paid. */
function applyResult(world: World, fields: Fields): boolean {
  const order = orderOf(world, fields)
  if (!order) return false
  const now = world.clock.now()
  const isUnheard = world.scenario.provider === 'unheard'
  if (fields.status === 'success' && order.canceledAt !== undefined && order.paidAt === undefined && !isUnheard)
    receivePayment(world, order, now)
  if (!isUnpaid(world, order)) return statusOf(world, order) !== 'Cancelled'
  if (fields.status !== 'success') cancel(order, fields.status === 'userCancelled' ? 'given_up' : 'declined', now)
  else if (world.scenario.provider === 'late') order.confirmAt = now + confirmationDelay
  else if (isUnheard) order.heardAt = now + confirmationDelay
  else order.paidAt = now
  if (fields.status === 'success' && order.sourceId) world.state.cardTokens.set(order.sourceId, `tok-${order.id}`)
  return fields.status === 'success'
}

const returnToApp =
  (provider: Provider): Page =>
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
  (provider: Provider): Page =>
  async ({ url, world, request, response }) => {
    const fields = request.method === 'POST' ? await fieldsOf(request) : Object.fromEntries(url.searchParams)
    sendHtml(response, checkoutPage(provider, fields, world.place.show(Number(fields.amount))))
  }

/** A scenario can decline every payment; the console can decline the next ones that would succeed. */
function isDeclined(world: World, decision: string, fields: Fields): boolean {
  if (world.scenario.provider === 'declines') return true
  if (decision !== 'approve' || world.declines === 0) return false
  const order = orderOf(world, fields)
  if (!order || !isUnpaid(world, order)) return false
  world.declines -= 1
  return true
}

const decide =
  (provider: Provider): Page =>
  async ({ world, request, response }) => {
    const { decision = '', '': _, ...fields } = await fieldsOf(request)
    sendHtml(response, returnPage(provider, fields, decision, isDeclined(world, decision, fields)))
  }

function receiptPage(world: World, record: OrderRecord): string {
  const order = orderResponse(world, record)
  const { name, place: at } = order.machine
  const { locale, timeZone, show } = world.place
  const dateAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const row = (label: string, amount: number) => `<tr><td>${escapeHtml(label)}</td><td>${show(amount)}</td></tr>`
  const items = order.items.map(({ quantity, name, price, deposit_amount: deposit, discount_amount: off = 0 }) =>
    [
      row(`${quantity} × ${name}`, price * quantity),
      deposit ? row(`+ deposit on ${name}`, deposit) : '',
      off ? row(`– discount on ${name}`, -off) : '',
    ].join(''),
  )
  const isPerItem = order.items.some(({ discount_amount }) => discount_amount)
  const { format: percent } = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const taxes = (order.taxes ?? []).map((tax) =>
    row(`${tax.included ? 'Includes ' : ''}${tax.name} ${percent(tax.rate / 100)}`, tax.amount),
  )
  const method = order.payment_method.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return htmlPage(
    `Receipt ${order.order_number}`,
    `<header><b>Receipt</b><span>${escapeHtml(order.order_number)}</span></header>
<h1>${escapeHtml(name)}</h1><span class="note">${escapeHtml(at.name)}, ${escapeHtml(at.address)}<br>${dateAndTime.format(new Date(order.paid_at ?? order.created_at))}</span>
<table>${items.join('')}${order.discount_amount && !isPerItem ? row('Discount', -order.discount_amount) : ''}${taxes.join('')}<tr><td><b>Paid (${escapeHtml(method)})</b></td><td><b>${show(order.net_payable_amount)}</b></td></tr>${order.refund ? row('Refunded', order.refund.amount) : ''}</table>${taxes.length > 0 ? '' : '\n<small>Prices include all taxes.</small>'}`,
  )
}

const receipt: Page = ({ url, world, response }) => {
  const order = world.state.orders.get(receiptOrder(url.pathname) ?? '')
  if (order) return sendHtml(response, receiptPage(world, order))
  sendHtml(response, htmlPage('Receipt', '<h1>This receipt does not exist</h1>'), 404)
}

/** The handler of a page; undefined if there is none. */
export function paymentPage({ pathname }: URL): Page | undefined {
  if (pathname.startsWith('/receipts/')) return receipt
  const [, area, provider, step] = pathname.split('/')
  if (provider !== 'card' && provider !== 'meal-card') return undefined
  if (area === 'payments' && step === 'return') return returnToApp(provider)
  if (area === 'payments' && step === 'webhook') return webhook
  if (area === 'providers' && step === 'pay') return checkout(provider)
  return area === 'providers' && step === 'decide' ? decide(provider) : undefined
}
