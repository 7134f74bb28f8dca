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
/** Allergens that can't be avoided here. */
const otherAllergens =
  /^(soya?|soybeans?|fish|crustaceans?|shrimps?|mollus[ck]s?|celery|mustard|sesame|sul(ph|f)ites?|lupin)$/
/** Words that may stand next to an allergen but name none themselves. */
const fillers = /^(and|or|of|tree|contains?|may|traces|flour|powder|protein|lecithin|seeds?)$/

const names = [...Object.values(words), otherAllergens]
const isAllergen = (word: string) => names.some((name) => name.test(word))

/** The words of a label, which may name several allergens. */
const wordsOf = (label: string) => label.toLowerCase().match(/\p{L}+/gu) ?? []

/** Whether every word is understood and at least one names an allergen. */
const isKnown = (label: string) =>
  wordsOf(label).some(isAllergen) && wordsOf(label).every((word) => isAllergen(word) || fillers.test(word))

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
  const named = allergens?.flatMap(wordsOf)
  const contains = (each: Avoidable) =>
    each === 'nonVegetarian' ? is_veg === false : (named?.some((name) => words[each].test(name)) ?? false)
  const isUnclear = avoided.some((each) =>
    each === 'nonVegetarian' ? is_veg === undefined : !allergens?.every(isKnown),
  )
  const reasons = avoided.filter(contains)
  return reasons.length > 0 || isUnclear ? { reasons, isUnclear } : null
}
