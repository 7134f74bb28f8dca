/** Previews of what an offer does to a cart. Pure; only the quote decides. */
import type { components } from '#generated/types.ts'
import { type Minor, sum, times, toMinor } from '#shared/money/money.ts'
import { percentOf } from '#shared/money/price.ts'
import type { OfferChoice } from './selected-offer.ts'

export type Offer = components['schemas']['Offer']
type CartItem = components['schemas']['CartItem']

export type Eligibility = { kind: 'yes' } | { kind: 'more'; missing: Minor } | { kind: 'other-products' }

/** Whether an offer applies, or what is missing. `total` is the cart's total. */
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

/** Whether the app knows what an offer takes off. Newer servers may have other kinds, which only a quote prices. */
export const isKnown = ({ offer_type }: Pick<Offer, 'offer_type'>) => ['percentage', 'flat'].includes(offer_type)

/**
 * The discount: a percentage of its products or a flat amount, up to its maximum and to what the products cost. None for
 * an unknown kind.
 */
export function discount(offer: Offer, lines: readonly CartItem[]): Minor {
  if (!isKnown(offer)) return 0 as Minor
  const { product_ids, offer_type, value, max_discount_amount } = offer
  const base = sum(
    lines
      .filter(({ id, outOfStockItem }) => !outOfStockItem && (product_ids?.includes(id) ?? true))
      .map(({ product, cartQty }) => times(toMinor(product.mrp), cartQty)),
  )
  const off = offer_type === 'percentage' ? percentOf(base, value) : toMinor(value)
  return Math.min(off, base, max_discount_amount === undefined ? off : toMinor(max_discount_amount)) as Minor
}

/**
 * What each line saves. Nothing on any of them if the offer is for everything, or is an amount or has a limit that several
 * share: that is only in the sums.
 */
export function sharesOf(offer: Offer | undefined, lines: readonly CartItem[]): Minor[] {
  const shares = lines.map((line) => (offer?.product_ids ? discount(offer, [line]) : (0 as Minor)))
  return offer && sum(shares) === discount(offer, lines) ? shares : lines.map(() => 0 as Minor)
}

/** At most this many offers are quoted. */
const maxOffersToAsk = 3

/**
 * The offers to be quoted, best first: only the customer's choice if there is one, otherwise the fitting ones
 * by estimated discount. Empty if the customer wants none, or if the chosen one does not fit.
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
    (offer) => refused[offer.id] !== total && eligibility(offer, lines, total).kind === 'yes',
  )
  if (kind === 'own') return fitting.filter(({ id }) => id === ownId)
  return fitting.sort((a, b) => discount(b, lines) - discount(a, lines)).slice(0, maxOffersToAsk)
}
