/**
 * Which offer the next order uses; kept for this visit only (specification §3). `hasProduct` is the offer,
 * `offerChoice` whether it is the best one or the customer's own, and which ones the server has refused for this cart.
 */
import type { Value } from '#shared/storage/keys.ts'
import { read, remove, update, write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'

export type OfferChoice = Value<'offerChoice'>

const untouched: OfferChoice = { kind: 'best', refused: [] }

export const useOfferChoice = (): OfferChoice => useStored('offerChoice') ?? untouched
export const useSelectedOfferId = () => useStored('hasProduct')

function choose(kind: OfferChoice['kind']) {
  update('offerChoice', (choice) => ({ ...(choice ?? untouched), kind }))
}

/** By the customer. What was refused before may be tried again. */
export function selectOffer(id: string) {
  write('hasProduct', id)
  write('offerChoice', { kind: 'own', refused: [] })
}

/** By the customer; holds for this cart. */
export function goWithoutOffer() {
  remove('hasProduct')
  choose('none')
}

/** The customer's own choice no longer fits: the best one is used again. */
export function dropChoice() {
  remove('hasProduct')
  choose('best')
}

/** What the server has priced the cart with. */
export function recordOffer(id: string | undefined) {
  if (id === undefined) remove('hasProduct')
  else if (read('hasProduct') !== id) write('hasProduct', id)
}

/** The server refuses it for this cart. Answers whether that is news. */
export function refuseOffer(id: string): boolean {
  const { kind, refused } = read('offerChoice') ?? untouched
  if (refused.includes(id)) return false
  const isOwn = kind === 'own' && read('hasProduct') === id
  write('offerChoice', { kind: isOwn ? 'best' : kind, refused: [...refused, id] })
  return true
}

/** The next cart begins anew. */
export function forgetOffer() {
  remove('hasProduct')
  remove('offerChoice')
}
