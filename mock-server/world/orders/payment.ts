/** The signed fields exchanged with payment providers, and signed receipt links. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { OrderRecord, Schema } from '../../seeds/records.ts'
import { minute, toMajor } from '../../seeds/units.ts'
import type { World } from '../world.ts'

export type Provider = 'card' | 'meal-card' | 'upi'
export type Fields = Record<string, string>
type Origin = { app: string; server: string }

/** Shared with the providers. In a mock server, it isn't a secret. */
const salt = 'mock-provider-salt'

/** SHA-512 of the values, sorted by field name, and the salt. */
function hashOf(fields: Fields): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'hash')
    .sort()
    .map((name) => fields[name])
    .join('|')
  return createHash('sha512').update(`${text}|${salt}`).digest('hex')
}

export const signed = (fields: Fields): Fields => ({ ...fields, hash: hashOf(fields) })

export function isSigned(fields: Fields): boolean {
  const [given, expected] = [Buffer.from(fields.hash ?? ''), Buffer.from(hashOf(fields))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export const amountOf = ({ place }: World, { net }: OrderRecord) => toMajor(net).toFixed(place.digits)

/** UPI moves rupees only. A server without optional features has not heard of it. */
export const offersUpi = ({ place, scenario }: World) => place.currency === 'INR' && !scenario.isPlain

/** The time in which the customer can approve a payment in their UPI app. */
export const approvalTime = 5 * minute

/** What a UPI provider returns. The link is also the content of the QR code. */
function upiPayment(world: World, order: OrderRecord): Schema<'Payment'> {
  const merchant = world.state.machines.get(order.machineId)?.machine.name ?? 'Vending'
  const fields = {
    pa: 'vending@mockbank',
    pn: merchant,
    tr: order.id,
    tn: `Order ${order.number}`,
    am: amountOf(world, order),
    cu: world.place.currency,
  }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return {
    kind: 'open_app',
    link: `upi://pay?${query.join('&')}`,
    amount: toMajor(order.net),
    currency: world.place.currency,
    expires_in: approvalTime / 1000,
  }
}

/** The card provider uses a form post, the meal-card provider a redirect, and UPI the customer's app. */
export function paymentFor(world: World, order: OrderRecord, origin: Origin): Schema<'Payment'> {
  if (order.method === 'UPI') return upiPayment(world, order)
  const machine = world.state.machines.get(order.machineId)?.machine
  const isKnown = world.state.cardTokens.has(order.sourceId ?? '')
  const fields = signed({
    key: 'mock-merchant',
    txnid: order.id,
    amount: amountOf(world, order),
    currency: world.place.currency,
    productinfo: `Order ${order.number}`,
    firstname: world.state.customers.get(order.userId)?.profile.first_name ?? 'Guest',
    merchant: machine?.name ?? 'Vending',
    app: origin.app,
    ...(isKnown && { card: 'saved' }),
    surl: `${origin.server}/payments/${order.method === 'Card' ? 'card' : 'meal-card'}/return`,
  })
  if (order.method === 'Card') return { kind: 'form_post', url: `${origin.server}/providers/card/pay`, fields }
  return { kind: 'redirect', url: `${origin.server}/providers/meal-card/pay?${new URLSearchParams(fields)}` }
}

/** How long a return address says how its payment stands. */
const returnLifetime = 60 * minute

const returnKey = (text: string) => createHmac('sha256', salt).update(`return ${text}`).digest('base64url')

/** For the address at which a payment returns: names the order and when the token expires, and proves nothing else. */
export function returnToken(world: World, orderId: string): string {
  const text = `${orderId}.${world.clock.now() + returnLifetime}`
  return `${text}.${returnKey(text)}`
}

/** The order of a token; undefined if the token is forged, spoiled or expired. */
export function returnedOrder(world: World, token: string): OrderRecord | undefined {
  const [, text = '', orderId = '', expiresAt, key = ''] =
    /^(([A-Za-z0-9-]+)\.(\d+))\.([A-Za-z0-9_-]+)$/.exec(token) ?? []
  const [given, expected] = [Buffer.from(key), Buffer.from(returnKey(text))]
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && world.clock.now() <= Number(expiresAt) ? world.state.orders.get(orderId) : undefined
}

const receiptKey = (orderId: string) => createHmac('sha256', salt).update(orderId).digest('base64url').slice(0, 24)

export const receiptLink = (order: OrderRecord, origin: Origin) =>
  `${origin.server}/receipts/${order.id}.${receiptKey(order.id)}`

/** The order id in the path of a receipt; undefined if its key is wrong. */
export function receiptOrder(path: string): string | undefined {
  const [, orderId = '', key] = /^\/receipts\/([A-Za-z0-9-]+)\.([A-Za-z0-9_-]+)$/.exec(path) ?? []
  return key === receiptKey(orderId) ? orderId : undefined
}
