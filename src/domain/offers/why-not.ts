/** Why an offer for something in the cart is not used. Pure. */
import { listOf } from '#shared/lists.ts'
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { texts } from '#shared/texts/catalog.ts'
import { discount, eligibility, type Offer } from './preview.ts'
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

type Reason = { kind: 'more'; missing: Minor } | { kind: 'refused' } | { kind: 'other' }

/** Null if nobody expects the offer: it names nothing in the cart, the customer wants none, or it is in use. */
function reasonFor(offer: Offer, { lines, total, used, choice }: Cart): Reason | null {
  if (!offer.product_ids || offer.id === used?.id || choice.kind === 'none') return null
  const fit = eligibility(offer, lines, total)
  if (fit.kind === 'other-products') return null
  // Spending more would not help either: one order has one offer.
  if (used && (choice.kind === 'own' || discount(used, lines) >= discount(offer, lines))) return { kind: 'other' }
  if (fit.kind === 'more') return { kind: 'more', missing: fit.missing }
  return choice.refused[offer.id] === total ? { kind: 'refused' } : used ? { kind: 'other' } : null
}

/** In words, one sentence for all offers that give way to the one in use. */
export function whyNot(offers: readonly Offer[], cart: Cart): string[] {
  const { used, choice, currency } = cart
  const giveWay: string[] = []
  const sentences = offers.flatMap((offer) => {
    const reason = reasonFor(offer, cart)
    const { title } = offer
    if (reason?.kind === 'other') giveWay.push(title)
    if (reason?.kind === 'refused') return texts.checkout.offerRefused({ title })
    if (reason?.kind !== 'more') return []
    return texts.checkout.spendMore({ amount: formatMoney(reason.missing, currency), title })
  })
  if (!used || giveWay.length === 0) return sentences
  const one = choice.kind === 'own' ? texts.checkout.oneOfferChosen : texts.checkout.oneOffer
  return [...sentences, one({ used: used.title, title: listOf(giveWay) })]
}
