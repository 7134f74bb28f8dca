import { config } from '#shared/config.ts'
import type { ShelfItem } from './shelf.ts'

const maxItems = 8

/** The products to list first: favorites, then products bought before, as far as this installation has them. */
export function firstIds(favorites: { products: string[] } | null, bought: { ids: string[] } | null): string[] {
  const { features } = config
  const wanted = [features.favorites && favorites?.products, features.buyAgain && bought?.ids]
  return [...new Set(wanted.flatMap((ids) => ids || []))]
}

/** The items with these ids that are available now, each at its lowest price, in the order of the ids. Pure. */
export const boughtHere = (items: readonly ShelfItem[], ids: readonly string[]): ShelfItem[] =>
  ids
    .flatMap((id) =>
      items
        .filter(({ product, state }) => product.id === id && state === 'available')
        .sort((a, b) => a.price - b.price)
        .slice(0, 1),
    )
    .slice(0, maxItems)
