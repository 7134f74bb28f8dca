/** The payment providers, as far as an order goes there and comes back: one page, one signed word. */
import { createHmac } from 'node:crypto'
import type { Order, World } from './world.ts'

const hash = (orderId: string, amount: string) =>
  createHmac('sha256', 'reference-provider').update(`${orderId}|${amount}`).digest('hex')
const amountOf = ({ net }: Order) => (net / 100).toFixed(2)

/** A form post to the card provider, a redirect to the meal-card provider. */
export function paymentFor(order: Order, origin: string) {
  const amount = amountOf(order)
  const fields = { txnid: order.id, amount, hash: hash(order.id, amount) }
  if (order.method === 'Card') return { kind: 'form_post', url: `${origin}/provider/pay`, fields }
  return { kind: 'redirect', url: `${origin}/provider/pay?${new URLSearchParams(fields)}` }
}

/**
 * The provider's word about a payment: `txnid`, `amount`, `hash` as given, `decision` `approve` (default) or anything else.
 * Answers where the customer goes next; undefined where the word is not signed.
 */
export function confirm(world: World, fields: URLSearchParams): string | undefined {
  const order = world.orders.get(fields.get('txnid') ?? '')
  if (!order || fields.get('hash') !== hash(order.id, amountOf(order))) return undefined
  const isOpen = order.paidAt === undefined && order.cancelledAt === undefined
  if (isOpen && (fields.get('decision') ?? 'approve') === 'approve') order.paidAt = world.now()
  else if (isOpen) order.cancelledAt = world.now()
  const provider = order.method === 'Card' ? 'payu' : 'sodexo'
  return `/${provider}-payment-${order.paidAt === undefined ? 'failure' : 'success'}?order_id=${order.id}`
}
