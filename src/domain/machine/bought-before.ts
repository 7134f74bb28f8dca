import type { ShelfItem } from './shelf.ts'

const most = 8

/** The ids of what goes first: the favorites, then what was bought. Pure. */
export const firstIds = (favorites: { products: string[] } | null, bought: string[] | null): string[] => [
  ...new Set([...(favorites?.products ?? []), ...(bought ?? [])]),
]

/** What this customer likes or bought, here or at another machine, and can buy here now. `ids`: the latest first. Pure. */
export const boughtHere = (items: readonly ShelfItem[], ids: readonly string[]): ShelfItem[] =>
  ids
    .flatMap((id) => items.find(({ product, state }) => product.id === id && state === 'available') ?? [])
    .slice(0, most)
