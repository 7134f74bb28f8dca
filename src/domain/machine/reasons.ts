import { texts } from '#shared/texts/catalog.ts'
import type { ItemState } from './shelf.ts'

const reasons = { 'sold-out': 'soldOut', expired: 'expired', blocked: 'blocked' } as const

/** Why a product can't be bought now; null if it can. */
export const reasonOf = (state: ItemState): string | null =>
  state === 'available' ? null : texts.products[reasons[state]]
