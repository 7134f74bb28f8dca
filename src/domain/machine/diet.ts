/** The filter for dietary needs. Pure. */
import { type Allergen, allergens, conflictOf } from './avoid.ts'
import type { Product } from './slots.ts'

export interface Diet {
  isVegetarian: boolean
  without: readonly Allergen[]
  /** Shows only products with these ids; all if missing. */
  only?: readonly string[] | undefined
}

export const anything: Diet = { isVegetarian: false, without: [] }

/** A product whose data is missing does not fit. */
export const fits = (product: Pick<Product, 'id' | 'is_veg' | 'allergens'>, { isVegetarian, without, only }: Diet) =>
  (!only || only.includes(product.id)) &&
  (!isVegetarian || product.is_veg === true) &&
  conflictOf(product, without) === null

/** The allergens that some of these products contain. */
export const allergensIn = (items: readonly { product: Pick<Product, 'allergens'> }[]): Allergen[] =>
  allergens.filter((each) => items.some(({ product }) => conflictOf(product, [each])?.reasons.length))
