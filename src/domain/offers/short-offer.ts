import { formatMoney, type Minor, toMinor } from '#shared/money/money.ts'
import { formatPercent } from '#shared/money/price.ts'
import type { Offer } from './preview.ts'

/** What an offer takes off, for a place without room for its words: −10%, −₹5. */
export const shortOffer = ({ offer_type, value }: Pick<Offer, 'offer_type' | 'value'>): string =>
  offer_type === 'percentage' ? formatPercent(-value).replace('-', '−') : formatMoney(-toMinor(value) as Minor)
