/**
 * The next order's offer, kept for this visit only (§3). `hasProduct` is the offer's id; `offerChoice` says
 * whether it is the best one or the customer's choice, and which offers the server has refused at which total.
 */
import type { Minor } from '#shared/money/money.ts'
import type { Value } from '#shared/storage/keys.ts'
import { read, remove, update, write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'

export type OfferChoice = Value<'offerChoice'>

export const defaultChoice: OfferChoice = { kind: 'best', refused: {} }

export const useOfferChoice = (): OfferChoice => useStored('offerChoice') ?? defaultChoice
export const useSelectedOfferId = () => useStored('hasProduct')

function choose(kind: OfferChoice['kind']) {
  update('offerChoice', (choice) => ({ ...(choice ?? defaultChoice), kind }))
}

/** The customer selects an offer. Refused offers may be tried again. */
export function selectOffer(id: string) {
  write('hasProduct', id)
  write('offerChoice', { kind: 'own', refused: {} })
}

/** The customer wants no offer for this cart. */
export function clearOffer() {
  remove('hasProduct')
  choose('none')
}

/** The customer's choice no longer fits, so the best offer is used again. */
export function dropChoice() {
  remove('hasProduct')
  choose('best')
}

/** Stores the offer that the server's quote used. */
export function recordOffer(id: string | undefined) {
  if (id === undefined) remove('hasProduct')
  else if (read('hasProduct') !== id) write('hasProduct', id)
}

/**
 * Records that the server refused an offer for this cart's total; with another total it may fit. Returns whose offer it
 * was: the customer's choice, one that the app had applied before the customer's eyes, or one that it only tried.
 */
export function refuseOffer(id: string, total: Minor): 'chosen' | 'applied' | 'tried' {
  const { kind, refused } = read('offerChoice') ?? defaultChoice
  const wasUsed = read('hasProduct') === id
  const isChosen = wasUsed && kind === 'own'
  if (refused[id] !== total || isChosen)
    write('offerChoice', { kind: isChosen ? 'best' : kind, refused: { ...refused, [id]: total } })
  if (!wasUsed) return 'tried'
  return isChosen ? 'chosen' : 'applied'
}

/** Resets the choice for the next cart. */
export function forgetOffer() {
  remove('hasProduct')
  remove('offerChoice')
}
