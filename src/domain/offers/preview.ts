/** What an offer does to a cart, as far as the phone can tell. Pure previews: only the quote decides. */
import type { components } from '#generated/types.ts'
import { type Minor, sum, times, toMinor } from '#shared/money/money.ts'

export type Offer = components['schemas']['Offer']
type CartItem = components['schemas']['CartItem']

export type Eligibility = { kind: 'yes' } | { kind: 'more'; missing: Minor } | { kind: 'other-products' }

/** What is missing for an offer to apply. `total` is the cart's. */
export function eligibility(
  { product_ids, min_order_amount }: Offer,
  lines: readonly CartItem[],
  total: Minor,
): Eligibility {
  if (product_ids && !lines.some(({ id }) => product_ids.includes(id))) return { kind: 'other-products' }
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
