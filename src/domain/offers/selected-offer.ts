/** The offer the customer has picked; kept for this visit only (specification §3). */
import type { components } from '#generated/types.ts'
import { type Minor, toMinor } from '#shared/money/money.ts'
import { remove, write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'

export type Offer = components['schemas']['Offer']
type CartItem = components['schemas']['CartItem']

export function useSelectedOffer(): { id: string } | null {
  const id = useStored('hasProduct')
  return id === null ? null : { id }
}

export const selectOffer = (id: string) => write('hasProduct', id)
export const dropOffer = () => remove('hasProduct')

/** What is missing for an offer to apply, as far as the phone can tell; the quote decides. */
export type Eligibility = { kind: 'yes' } | { kind: 'more'; missing: Minor } | { kind: 'other-products' }

export function eligibility({ product_ids, min_order_amount }: Offer, lines: readonly CartItem[], total: Minor): Eligibility {
  if (product_ids && !lines.some(({ id }) => product_ids.includes(id))) return { kind: 'other-products' }
  const missing = toMinor(min_order_amount) - total
  return missing > 0 ? { kind: 'more', missing: missing as Minor } : { kind: 'yes' }
}
