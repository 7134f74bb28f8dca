/**
 * Favorite products and machines. Every screen shows this phone's record. If the server stores an account's favorites,
 * use-account-favorites.ts merges the two.
 */
import { isOn } from '#domain/session/features.ts'
import { useSession } from '#domain/session/session.ts'
import type { KnownMachine, Value } from '#shared/storage/keys.ts'
import { readOwned, useOwned, writeOwned } from '#shared/storage/owned.ts'

export type Favorites = Omit<Value<'favorites'>, 'owner'>

const none: Favorites = { products: [], machines: [] }

export const useFavorites = (): Favorites => {
  const stored = useOwned('favorites', useSession().userId)
  return isOn('favorites') && stored ? stored : none
}

/** Returns false, and changes nothing, unless the owner is still signed in. */
export const changeFavorites = (owner: string | undefined, change: (favorites: Favorites) => Favorites): boolean =>
  writeOwned('favorites', owner, change(readOwned('favorites', owner) ?? none))

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
