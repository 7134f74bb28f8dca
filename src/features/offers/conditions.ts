/** Describes an offer: the benefit, the products, the minimum order and the last day. */
import type { Offer } from '#domain/offers/preview.ts'
import { formatDay } from '#shared/dates/dates.ts'
import { formatPercent, priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'

/** At most three words. An unknown offer type is described in the server's words. */
export function benefit({ offer_type, offer_type_alias, value }: Offer): string {
  if (offer_type === 'percentage') return texts.offers.gives({ value: formatPercent(value) })
  return offer_type === 'flat' ? texts.offers.gives({ value: priceOf(value) }) : offer_type_alias
}

/** The least order and the most that is taken off, if there are such limits. */
export const limits = ({ min_order_amount = 0, max_discount_amount }: Partial<Offer>) => [
  min_order_amount > 0 && texts.offers.from({ amount: priceOf(min_order_amount) }),
  max_discount_amount !== undefined && texts.offers.upTo({ amount: priceOf(max_discount_amount) }),
]

/** On which products, unless their pictures show it, then the limits, if there are any. */
export function conditions(offer: Offer, hasPictures: boolean): string[][] {
  const { product_ids, valid_till } = offer
  const what = hasPictures ? '' : product_ids ? texts.offers.someProducts : texts.offers.allProducts
  const day = valid_till && formatDay(valid_till)
  const when = [...limits(offer), day && texts.offers.until({ day })]
  const lines = [[what], when].map((line) => line.filter((fact) => typeof fact === 'string').filter(Boolean))
  return lines.filter(({ length }) => length > 0)
}
