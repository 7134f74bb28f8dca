/** What an offer does to a cart, as far as the phone can tell. Pure previews: only the quote decides. */
import type { components } from '#generated/types.ts'
import { type Minor, sum, times, toMinor } from '#shared/money/money.ts'
import type { OfferChoice } from './selected-offer.ts'

export type Offer = components['schemas']['Offer']
type CartItem = components['schemas']['CartItem']

export type Eligibility = { kind: 'yes' } | { kind: 'more'; missing: Minor } | { kind: 'other-products' }

/** What is missing for an offer to apply. `total` is the cart's. */
export function eligibility(
  { product_ids, min_order_amount }: Offer,
  lines: readonly CartItem[],
  total: Minor,
): Eligibility {
  const isFor = ({ id, outOfStockItem }: CartItem) => !outOfStockItem && product_ids?.includes(id)
  if (product_ids && !lines.some(isFor)) return { kind: 'other-products' }
  const missing = toMinor(min_order_amount) - total
  return missing > 0 ? { kind: 'more', missing: missing as Minor } : { kind: 'yes' }
}

/** What goes off: a share of the products it is for or a flat amount, never more than its limit or than they cost. */
export function discount(offer: Offer, lines: readonly CartItem[]): Minor {
  const { product_ids, offer_type, value, max_discount_amount } = offer
  const base = sum(
    lines
      .filter(({ id, outOfStockItem }) => !outOfStockItem && (product_ids?.includes(id) ?? true))
      .map(({ product, cartQty }) => times(toMinor(product.mrp), cartQty)),
  )
  const off = offer_type === 'percentage' ? Math.round((base * value) / 100) : toMinor(value)
  return Math.min(off, base, max_discount_amount === undefined ? off : toMinor(max_discount_amount)) as Minor
}

/** The server is asked to compare no more than these. */
const mostAsked = 3

/**
 * The offers to ask a quote with, the most promising first: the customer's own alone, else those that fit by what
 * the phone reckons they save. None where the customer wants none, or where the own one does not fit.
 */
export function offersToAsk(
  offers: readonly Offer[],
  { kind, refused }: OfferChoice,
  ownId: string | null,
  lines: readonly CartItem[],
  total: Minor,
): Offer[] {
  if (kind === 'none') return []
  const fitting = offers.filter(
    (offer) => !refused.includes(offer.id) && eligibility(offer, lines, total).kind === 'yes',
  )
  if (kind === 'own') return fitting.filter(({ id }) => id === ownId)
  return fitting.sort((a, b) => discount(b, lines) - discount(a, lines)).slice(0, mostAsked)
}
