import { orderAnswer } from '../orders/order-answer.ts'
import type { OrderRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'
import { escapeHtml, htmlPage } from './html.ts'

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const when = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** A receipt that prints. */
export function receiptPage(world: World, record: OrderRecord): string {
  const order = orderAnswer(world, record)
  const row = (name: string, amount: number) => `<tr><td>${name}</td><td>${rupees.format(amount)}</td></tr>`
  const items = order.items.map(({ name, quantity, price }) =>
    row(`${quantity} × ${escapeHtml(name)}`, price * quantity),
  )
  return htmlPage(
    `Receipt ${order.order_number}`,
    `<header><b>Receipt</b><span>${escapeHtml(order.order_number)}</span></header>
<h1>${escapeHtml(order.machine.name)}</h1><span class="note">${escapeHtml(order.machine.place.name)}, ${escapeHtml(order.machine.place.address)}<br>${when.format(new Date(order.paid_at ?? order.created_at))}</span>
<table>${items.join('')}${order.discount_amount ? row('Discount', -order.discount_amount) : ''}<tr><td><b>Paid (${escapeHtml(order.payment_method)})</b></td><td><b>${rupees.format(order.net_payable_amount)}</b></td></tr>${order.refund ? row('Refunded', order.refund.amount) : ''}</table>
<small>Prices include all taxes.</small>`,
  )
}
