/** What a customer wants to avoid, and which products conflict with that. Pure. */
import type { Product } from './slots.ts'

export const avoidable = ['nuts', 'egg', 'gluten', 'lactose', 'nonVegetarian'] as const
export type Avoidable = (typeof avoidable)[number]

/** Matches the allergen names on labels. */
const words: Record<Exclude<Avoidable, 'nonVegetarian'>, RegExp> = {
  nuts: /nut|almond|cashew|pistachio|pecan/,
  egg: /egg/,
  gluten: /gluten|wheat|barley|rye|oats|spelt/,
  lactose: /milk|lactose|dairy/,
}
/** Allergens that can't be avoided here. They only distinguish known names from unknown ones. */
const harmless = /soy|fish|crustacean|shrimp|mollus|celery|mustard|sesame|sulph|sulf|lupin/

export interface Conflict {
  reasons: Avoidable[]
  /** The product's data is missing or not understood, so a conflict can't be ruled out. */
  isUnclear: boolean
}

/** null if the product is known to contain nothing that the customer avoids. */
export function conflictOf(
  { allergens, is_veg }: Pick<Product, 'allergens' | 'is_veg'>,
  avoided: readonly Avoidable[],
): Conflict | null {
  const named = allergens?.map((each) => each.toLowerCase())
  const contains = (each: Avoidable) =>
    each === 'nonVegetarian' ? is_veg === false : (named?.some((name) => words[each].test(name)) ?? false)
  const isKnown = (name: string) => [...Object.values(words), harmless].some((word) => word.test(name))
  const isUnclear = avoided.some((each) => (each === 'nonVegetarian' ? is_veg === undefined : !named?.every(isKnown)))
  const reasons = avoided.filter(contains)
  return reasons.length > 0 || isUnclear ? { reasons, isUnclear } : null
}
