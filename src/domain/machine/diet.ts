/** The filter for dietary needs. Pure. */
import type { Product } from './slots.ts'

export interface Diet {
  isVegetarian: boolean
  /** Allergens, as named in the API. */
  without: readonly string[]
  /** Shows only products with these ids; all if missing. */
  only?: readonly string[] | undefined
}

export const anything: Diet = { isVegetarian: false, without: [] }

/** A product whose data is missing does not fit. */
export const fits = (
  { id, is_veg, allergens }: Pick<Product, 'id' | 'is_veg' | 'allergens'>,
  { isVegetarian, without, only }: Diet,
) =>
  (!only || only.includes(id)) &&
  (!isVegetarian || is_veg === true) &&
  without.every((each) => allergens && !allergens.includes(each))

/** All allergens of these products, by name. */
export const allergensOf = (items: readonly { product: Pick<Product, 'allergens'> }[]): string[] =>
  [...new Set(items.flatMap(({ product }) => product.allergens ?? []))].sort()
