/**
 * One attempt to pay: saved before createOrder, and open until the server reports its outcome. A new key is allowed
 * only after a paid order, a canceled order, or proof that no order was created.
 */
import { safeParse } from 'zod/v4/core'
import type { components } from '#generated/types.ts'
import { ErrorResponse, OrderErrorResponse } from '#generated/zod/schemas/index.ts'
import type { ApiError } from '#shared/api/errors.ts'
import type { StoredAttempt } from '#shared/storage/keys.ts'
import { lineKey } from '../cart/lines.ts'
import { isSold, quotedLines } from '../cart/quoted.ts'

type Schemas = components['schemas']
export type Quote = Schemas['Quote']
export type PaymentMethod = Schemas['PaymentMethod']
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
}

/** The cart lines of which the quote sells at least one, with the quantity it sells. */
export function soldLines(lines: readonly CartItem[], quote: Quote): CartItem[] {
  const quoted = quotedLines(quote, lines)
  return lines.flatMap((line) => {
    const cartQty = quoted.get(lineKey(line))?.quantity ?? 0
    return cartQty > 0 ? [{ ...line, cartQty }] : []
  })
}

/** Omits out-of-stock items, and includes the offer only if it changed the price (§5). */
export function toOrderRequest({ userId, machineId, quote, method, sourceId }: Checkout): OrderRequest {
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
  }
}

export function startAttempt(checkout: Checkout, idempotencyKey: string, now: Date): Attempt {
  return {
    idempotencyKey,
    request: toOrderRequest(checkout),
    quote: checkout.quote,
    lines: soldLines(checkout.lines, checkout.quote),
    startedAt: now.toISOString(),
  }
}

/** An open attempt blocks any other payment on this phone, even by another customer. */
export const isOpen = (attempt: Attempt | null): attempt is Attempt => attempt !== null && !attempt.settled

const hasErrorBody = (error: ApiError) => safeParse(ErrorResponse, error.body).success

/**
 * Whether createOrder's first response for a key proves that no order exists. Only the API's documented error body
 * counts, because proxies also return 400 and 404. Other errors, and all errors of a replay, are resolved by the key.
 */
export function provesNoOrderCreated(error: ApiError): boolean {
  if (error.status === 400) return safeParse(OrderErrorResponse, error.body).success
  return [401, 403].includes(error.status) && hasErrorBody(error)
}
