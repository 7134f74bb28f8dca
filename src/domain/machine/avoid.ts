/** What a customer wants to avoid, and which products conflict with that. Pure. */
import type { Product } from './slots.ts'

/** As the document names them, in the one list for customers: the account screen's and the filter's. */
export const allergens = ['nuts', 'peanuts', 'egg', 'gluten', 'lactose', 'soy'] as const
export type Allergen = (typeof allergens)[number]

export const avoidable = [...allergens, 'nonVegetarian'] as const
export type Avoidable = (typeof avoidable)[number]

/** Matches the allergen names on labels. Nuts include peanuts: customers chose them before peanuts had their own name. */
const words: Record<Allergen, RegExp> = {
  nuts: /nut|almond|cashew|pistachio|pecan/,
  peanuts: /peanut|groundnut/,
  egg: /egg/,
  gluten: /gluten|wheat|barley|rye|oats|spelt/,
  lactose: /milk|lactose|dairy/,
  soy: /^(soya?|soybeans?)$/,
}
/** Allergens that can't be avoided here. */
const otherAllergens = /^(fish|crustaceans?|shrimps?|mollus[ck]s?|celery|mustard|sesame|sul(ph|f)ites?|lupin)$/
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

/** The allergen that a label of one word names. */
export function allergenOf(label: string): Allergen | undefined {
  const word = label.toLowerCase()
  return word === 'milk' ? 'lactose' : allergens.find((each) => each === word || `${each}s` === word)
}
