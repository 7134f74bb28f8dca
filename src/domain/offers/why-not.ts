/** Why an offer for something in the cart is not used. Pure. */
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { texts } from '#shared/texts/catalog.ts'
import { eligibility, type Offer } from './preview.ts'
import type { OfferChoice } from './selected-offer.ts'

type Lines = Parameters<typeof eligibility>[1]

interface Cart {
  lines: Lines
  total: Minor
  /** The offer in use. */
  used: Offer | undefined
  choice: OfferChoice
  currency?: string | undefined
}

/**
 * In words; null if nobody expects the offer, because it names nothing in the cart or the customer wants none, or if it is
 * in use.
 */
export function whyNot(offer: Offer, { lines, total, used, choice, currency }: Cart): string | null {
  const { title, product_ids, id } = offer
  if (!product_ids || id === used?.id || choice.kind === 'none') return null
  const fit = eligibility(offer, lines, total)
  if (fit.kind === 'other-products') return null
  if (fit.kind === 'more') return texts.checkout.spendMore({ amount: formatMoney(fit.missing, currency), title })
  if (choice.refused[id] === total) return texts.checkout.offerRefused({ title })
  if (!used) return null
  const one = choice.kind === 'own' ? texts.checkout.oneOfferChosen : texts.checkout.oneOffer
  return one({ used: used.title, title })
}
