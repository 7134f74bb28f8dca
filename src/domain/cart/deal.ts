/** What a tap on a card charges, and under which condition its offer applies. Pure; only a quote prices an order. */
import { coin, formatMoney, type Minor, toMinor } from '#shared/money/money.ts'
import { percentOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'
import { discount, eligibility, isKnown, type Offer, offersToAsk } from '../offers/preview.ts'
import type { OfferChoice } from '../offers/selected-offer.ts'
import { type CartLine, totalOf } from './lines.ts'

type Product = CartLine['product']
type ProductOffer = Product['offers'][number]

export interface Deal {
  /** The price of one more, as one tap charges it. */
  price: Minor
  /**
   * The offer that makes it cheaper, that the cart has used up, or that gives way to another; or the condition of one that
   * would; null if there is none.
   */
  label: string | null
  /** The offer in the label; null also once it is used up or gives way. */
  offer: Offer | null
}

export interface Offered {
  lines: readonly CartLine[]
  /** The machine's offers. While they are not loaded, those that the products name, as far as the server says enough. */
  offers: readonly Offer[] | undefined
  choice: OfferChoice
  /** The customer's own choice, or the offer in use. */
  selectedId: string | null
}

/** A product's offer with what is needed to compute with it. */
type Known = ProductOffer & Pick<Offer, 'value' | 'min_order_amount'>

/** Older servers send an offer's terms only in the list of offers. */
export const hasTerms = (offer: ProductOffer): offer is Known =>
  typeof offer.value === 'number' && typeof offer.min_order_amount === 'number'

const withOne = (lines: readonly CartLine[], product: Product): CartLine[] => [
  ...lines,
  {
    id: product.id,
    product,
    cartQty: 1,
    selectedSugar: 0,
    motor_id: product.motor_id,
    outOfStockItem: false,
    removedQty: 0,
  },
]

/** The lines with one fewer of a product, if it is there. */
function withoutOne(lines: readonly CartLine[], { id, mrp }: Product): readonly CartLine[] {
  const last = lines.findLast(({ product, cartQty }) => product.id === id && product.mrp === mrp && cartQty > 0)
  return lines.map((line) => (line === last ? { ...line, cartQty: line.cartQty - 1 } : line))
}

/** The offers that the products in these lines name, without the ones for everything. */
function namedIn(lines: readonly CartLine[]): Offer[] {
  const named = new Map<string, Offer>()
  for (const { product } of lines)
    for (const offer of (product.offers ?? []).filter(hasTerms)) {
      const product_ids = [...(named.get(offer.id)?.product_ids ?? []), product.id]
      named.set(offer.id, { ...offer, title: offer.offer_type_alias, description: '', product_ids })
    }
  return [...named.values()]
}

/**
 * One order uses one offer, so the same tap can save less than the card alone would: because another offer saves more, or
 * because an amount off is already used. The price is never below what the tap adds to the order.
 */
export function dealOf(product: Product, { lines, offers, choice, selectedId }: Offered): Deal {
  const after = withOne(lines, product)
  const known = offers ?? namedIn(after)
  const bestFor = (cart: readonly CartLine[]) => {
    const [offer] = offersToAsk(known, choice, selectedId, cart, totalOf(cart))
    return { offer, saved: offer ? discount(offer, cart) : (0 as Minor) }
  }
  const full = toMinor(product.mrp)
  const best = bestFor(after)
  const isFor = ({ product_ids, id }: Offer) =>
    product_ids?.includes(product.id) ?? product.offers.some((each) => each.id === id)
  if (best.offer && isFor(best.offer)) {
    const off = Math.min(best.saved - bestFor(lines).saved, discount(best.offer, withOne([], product)))
    const label = best.offer.offer_type_alias
    if (!isKnown(best.offer)) return { price: full, label, offer: null }
    if (off <= 0) return { price: full, label: texts.products.offerUsed({ offer: label }), offer: null }
    const isWhole = off >= inFull(best.offer, full)
    const saved = () => texts.products.amountOff({ amount: formatMoney(off as Minor) })
    return { price: (full - off) as Minor, label: isWhole ? label : saved(), offer: best.offer }
  }
  if (choice.kind === 'none') return { price: full, label: null, offer: null }
  const own = product.offers.flatMap(({ id }) => known.find((offer) => offer.id === id) ?? [])
  // With an empty cart, the card shows a lower price.
  const isReplaced = own.some((offer) => eligibility(offer, withOne([], product), full).kind === 'yes')
  if (best.offer && isReplaced) return { price: full, label: texts.products.otherOffer, offer: null }
  const total = totalOf(after)
  // The first one that a larger order would get.
  const later = own.find((offer) => toMinor(offer.min_order_amount) > total)
  return { price: full, label: later ? conditionOf(later) : null, offer: later ?? null }
}

/** What an offer's words promise for one product: a limit, or another offer that it replaces, may leave less. */
const inFull = ({ offer_type, value }: Offer, price: Minor) =>
  offer_type === 'percentage' ? percentOf(price, value) - coin() : Math.min(toMinor(value), price)

/** What the last one in the cart is expected to cost, where there is no other to add. */
export const dealOfLast = (product: Product, offered: Offered): Deal =>
  dealOf(product, { ...offered, lines: withoutOne(offered.lines, product) })

/** 10% off ₹130+. */
const conditionOf = ({ offer_type_alias: offer, min_order_amount }: Offer) =>
  texts.products.offerFrom({ offer, amount: formatMoney(toMinor(min_order_amount)) })
