/**
 * Favorite products and machines. Every screen shows this phone's record. If the server stores an account's favorites,
 * KeepFavorites merges the two.
 */
import { isOn } from '#domain/session/features.ts'
import type { KnownMachine, Value } from '#shared/storage/keys.ts'
import { update } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'

export type Favorites = Value<'favorites'>

/** No owner: the favorites belong to no account yet. */
const none: Favorites = { owner: null, products: [], machines: [] }

export const useFavorites = (): Favorites => {
  const stored = useStored('favorites')
  return isOn('favorites') && stored ? stored : none
}

export const changeFavorites = (change: (favorites: Favorites) => Favorites) =>
  update('favorites', (stored) => change(stored ?? none))

/** Latest first. Pure. */
export const withProduct = ({ products, ...rest }: Favorites, id: string, isWanted: boolean): Favorites => {
  const others = products.filter((each) => each !== id)
  return { ...rest, products: isWanted ? [id, ...others] : others }
}

export const withMachine = (
  { machines, ...rest }: Favorites,
  { slots: _, ...machine }: KnownMachine,
  isWanted: boolean,
): Favorites => {
  const others = machines.filter(({ id }) => id !== machine.id)
  return { ...rest, machines: isWanted ? [machine, ...others] : others }
}
