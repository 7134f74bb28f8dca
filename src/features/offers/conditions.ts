/** An offer in sentences: what it gives, for what, from how much, until when. */
import type { Offer } from '#domain/offers/preview.ts'
import { formatDay } from '#shared/dates/dates.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { offerTexts as texts } from '#shared/texts/offers.ts'

const money = (major: number) => formatMoney(toMinor(major))

/** Three words at most; a kind newer than this app is told by the server's own words. */
export function gain({ offer_type, offer_type_alias, value }: Offer): string {
  if (offer_type === 'percentage') return texts.gives(`${value}%`)
  return offer_type === 'flat' ? texts.gives(money(value)) : offer_type_alias
}

/** `nameOf` knows the products of this machine; what it doesn't sell is no reason to come. */
export function conditions(offer: Offer, nameOf: (productId: string) => string | undefined): string[] {
  const { product_ids, min_order_amount, max_discount_amount, valid_till } = offer
  const names = product_ids?.flatMap((id) => nameOf(id) ?? []) ?? []
  const what = !product_ids
    ? texts.allProducts
    : names.length > 0
      ? texts.products(names.join(', '))
      : texts.someProducts
  return [
    what,
    min_order_amount > 0 ? texts.from(money(min_order_amount)) : texts.anyOrder,
    ...(max_discount_amount === undefined ? [] : [texts.upTo(money(max_discount_amount))]),
    // A date that can't be read is not shown as none.
    ...(valid_till === undefined ? [texts.open] : [formatDay(valid_till)].filter(Boolean).map(texts.until)),
  ]
}
