/**
 * One attempt to pay: saved before createOrder, and open until the server reports its outcome. A new key is allowed
 * only after a paid order, a canceled order, or proof that no order was created.
 */
import type { components } from '#generated/types.ts'
import { toMinor } from '#shared/money/money.ts'
import type { StoredAttempt } from '#shared/storage/keys.ts'
import { lineKey } from '../cart/lines.ts'
import { isSold, quotedLines } from '../cart/quoted.ts'
import { isSameMachine } from '../machine/machine-id.ts'
import type { PaymentMethod } from '../payment/payment-methods.ts'

type Schemas = components['schemas']
export type Quote = Schemas['Quote']
type OrderRequest = Schemas['OrderRequest']
type CartItem = Schemas['CartItem']

export type Attempt = StoredAttempt

export interface Checkout {
  userId: string
  machineId: string
  quote: Quote
  /** The current cart. Lines that the quote does not sell are not ordered. */
  lines: readonly CartItem[]
  method: PaymentMethod
  /** The provider's token of a saved meal card. */
  sourceId: string | null
  /** The age that the customer has confirmed, if the goods need one. */
  confirmedAge?: number | undefined
}

/** The cart lines of which the quote sells at least one, with the quantity it sells. */
export function soldLines(lines: readonly CartItem[], quote: Quote): CartItem[] {
  const quoted = quotedLines(quote, lines)
  return lines.flatMap((line) => {
    const cartQty = quoted.get(lineKey(line))?.quantity ?? 0
    return cartQty > 0 ? [{ ...line, cartQty }] : []
  })
}

/** The age that the goods need; undefined if none does. */
export function neededAge(lines: readonly CartItem[]): number | undefined {
  const ages = lines.flatMap(({ product }) => product.min_age ?? [])
  return ages.length > 0 ? Math.max(...ages) : undefined
}

/** Omits out-of-stock items, and includes the offer only if it changed the price (§5). */
export function toOrderRequest({ userId, machineId, quote, method, sourceId, confirmedAge }: Checkout): OrderRequest {
  const { offer_id, net_payable_amount, total_amount, discount_amount } = quote
  // An added tax can be as high as the discount.
  const hasChangedPrice = net_payable_amount !== total_amount || discount_amount > 0
  return {
    user_id: userId,
    vending_machine_id: machineId,
    products: quote.items.filter(isSold).map(({ product_id, quantity, price, motor_id, custom_ingredients }) => ({
      product_id,
      quantity,
      price,
      motor_id,
      custom_ingredients,
    })),
    payment_method: method,
    net_payable_amount,
    source_id: sourceId,
    total_amount,
    ...(offer_id !== undefined && hasChangedPrice && { offer_id }),
    ...(confirmedAge !== undefined && { confirmed_age: confirmedAge }),
  }
}

/** `apiBase`: the API of the session that pays. */
export function startAttempt(checkout: Checkout, idempotencyKey: string, apiBase: string, now: Date): Attempt {
  return {
    idempotencyKey,
    apiBase,
    request: toOrderRequest(checkout),
    quote: checkout.quote,
    lines: soldLines(checkout.lines, checkout.quote),
    startedAt: now.toISOString(),
  }
}

/** An open attempt blocks any other payment on this phone, even by another customer. */
export const isOpen = (attempt: Attempt | null): attempt is Attempt => attempt !== null && !attempt.settled

type Order = Schemas['Order']
/** The facts that an order and the attempt that created it share. */
export type OrderFacts = Pick<Order, Fact>
export type PaymentFacts = Schemas['PaymentAttempt']
type Fact = 'id' | 'idempotency_key' | 'machine' | 'items' | 'net_payable_amount' | 'currency'

/** How many of each product, over all slots and customizations. */
function counted(items: readonly { product_id: string; quantity: number }[] = []): string {
  const counts = new Map<string, number>()
  for (const { product_id, quantity } of items) counts.set(product_id, (counts.get(product_id) ?? 0) + quantity)
  return JSON.stringify([...counts].sort())
}

const differs = <T>(expected: T | undefined, found: T | undefined) =>
  expected !== undefined && found !== undefined && expected !== found

/** The facts in which an answer differs from the attempt. Only an answer without any settles the attempt. Pure. */
export function misfits({ idempotencyKey, request, quote, orderId }: Attempt, order: OrderFacts): Fact[] {
  const isDifferent: Record<Fact, boolean> = {
    id: differs(orderId, order.id),
    // Without it, an earlier order of the same things can't be told from this one.
    idempotency_key: differs(idempotencyKey, order.idempotency_key),
    machine: !isSameMachine(request.vending_machine_id, order.machine.id),
    // A record of the first version can lack the products.
    items: Array.isArray(request.products) && counted(request.products) !== counted(order.items),
    net_payable_amount: toMinor(quote.net_payable_amount) !== toMinor(order.net_payable_amount),
    currency: differs(quote.currency, order.currency),
  }
  return (Object.keys(isDifferent) as Fact[]).filter((fact) => isDifferent[fact])
}

/** The same for an answer about the payment alone, which says nothing about the machine and the items. Pure. */
export function paymentMisfits({ quote, orderId }: Attempt, payment: PaymentFacts): Fact[] {
  const amount = payment.net_payable_amount
  const isDifferent = {
    // An end without an order proves nothing about an order that is known.
    id: orderId !== undefined && payment.outcome !== 'none' && orderId !== payment.order_id,
    net_payable_amount: amount !== undefined && toMinor(quote.net_payable_amount) !== toMinor(amount),
    currency: differs(quote.currency, payment.currency),
  }
  return (Object.keys(isDifferent) as (keyof typeof isDifferent)[]).filter((fact) => isDifferent[fact])
}
