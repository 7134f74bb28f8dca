/** What of a recipe a customer may choose (specification §3 to §5). Pure. */
import type { components } from '#generated/types.ts'
import { cartTexts } from '#shared/texts/cart.ts'
import type { CartLine } from './lines.ts'

type Product = components['schemas']['Product']
type Ingredient = components['schemas']['RecipeIngredient']
type IngredientMode = components['schemas']['IngredientMode']

export interface Choice {
  mode: IngredientMode
  /** How many times the ingredient's own quantity. */
  count: number
}

/** The one ingredient that is offered and sent: the first that can be customized. */
export const customizable = ({ recipe_ingredients }: Pick<Product, 'recipe_ingredients'>): Ingredient | undefined =>
  recipe_ingredients.find(({ is_customizable, max_count }) => is_customizable && max_count > 0)

/** What a line or a payload carries: 0 without the ingredient, whatever was counted before. */
export const selectedCount = ({ mode, count }: Choice) => (mode === 'withoutIngredient' ? 0 : count)

export const choiceOf = (count: number): Choice => ({
  mode: count > 0 ? 'withIngredient' : 'withoutIngredient',
  count,
})

/** Every choice there is, from none to the most. */
export const choicesOf = ({ max_count }: Ingredient): Choice[] =>
  Array.from({ length: max_count + 1 }, (_, count) => choiceOf(count))

/** The choice in words; null where there is none to make. */
export function describeCustomization(product: Pick<Product, 'recipe_ingredients'>, count: number): string | null {
  const ingredient = customizable(product)
  return ingredient ? cartTexts.made(count, ingredient.name, ingredient.max_count) : null
}

/** A recipe's lines, one for each customization of it. */
export const linesOf = (lines: readonly CartLine[], id: string) => lines.filter((line) => line.id === id)

/** The repeat-customization state: the recipe is in the cart in more than one way, so "one more" has to ask which. */
export const isMixed = (lines: readonly CartLine[], id: string) => linesOf(lines, id).length > 1
