import type { ItemState } from '#domain/machine/shelf.ts'
import { productTexts as texts } from '#shared/texts/products.ts'

/** Why a product can't be bought now; null if it can. */
export const reasons: Record<ItemState, string | null> = {
  available: null,
  'sold-out': texts.soldOut,
  expired: texts.expired,
  blocked: texts.blocked,
}
