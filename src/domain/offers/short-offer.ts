import { formatMoney, type Minor, toMinor } from '#shared/money/money.ts'
import { formatPercent } from '#shared/money/price.ts'
import type { Offer } from './preview.ts'

/** What an offer takes off, for a place without room for its words: −10%, −₹5. An unknown kind has the server's words. */
export function shortOffer({
  offer_type,
  offer_type_alias,
  value,
}: Pick<Offer, 'offer_type' | 'offer_type_alias' | 'value'>): string {
  if (offer_type === 'percentage') return formatPercent(-value).replace('-', '−')
  return offer_type === 'flat' ? formatMoney(-toMinor(value) as Minor) : offer_type_alias
}
