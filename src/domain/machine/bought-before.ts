import type { ShelfItem } from './shelf.ts'

const most = 8

/** The products to list first: favorites, then products bought before. Pure. */
export const firstIds = (favorites: { products: string[] } | null, bought: string[] | null): string[] => [
  ...new Set([...(favorites?.products ?? []), ...(bought ?? [])]),
]

/** The items with these ids that are available now, in the order of the ids. Pure. */
export const boughtHere = (items: readonly ShelfItem[], ids: readonly string[]): ShelfItem[] =>
  ids
    .flatMap((id) => items.find(({ product, state }) => product.id === id && state === 'available') ?? [])
    .slice(0, most)
