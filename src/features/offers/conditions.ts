/** Describes an offer: the benefit, the products, the minimum order and the last day. */
import type { Offer } from '#domain/offers/preview.ts'
import { formatDay } from '#shared/dates/dates.ts'
import { listOf } from '#shared/lists.ts'
import { formatPercent, priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'

/** At most three words. An unknown offer type is described in the server's words. */
export function benefit({ offer_type, offer_type_alias, value }: Offer): string {
  if (offer_type === 'percentage') return texts.offers.gives({ value: formatPercent(value) })
  return offer_type === 'flat' ? texts.offers.gives({ value: priceOf(value) }) : offer_type_alias
}

/** `nameOf` returns the name of this machine's products. Others are left out, because they can't be bought here. */
export function conditions(offer: Offer, nameOf: (productId: string) => string | undefined): string[] {
  const { product_ids, min_order_amount, max_discount_amount, valid_till } = offer
  const names = product_ids?.flatMap((id) => nameOf(id) ?? []) ?? []
  const what = !product_ids
    ? texts.offers.allProducts
    : names.length > 0
      ? texts.offers.products({ names: listOf(names) })
      : texts.offers.someProducts
  return [
    what,
    min_order_amount > 0 ? texts.offers.from({ amount: priceOf(min_order_amount) }) : texts.offers.anyOrder,
    ...(max_discount_amount === undefined ? [] : [texts.offers.upTo({ amount: priceOf(max_discount_amount) })]),
    // An invalid date must not be shown as "no end date".
    ...(valid_till === undefined
      ? [texts.offers.open]
      : [formatDay(valid_till)].filter(Boolean).map((day) => texts.offers.until({ day }))),
  ]
}
