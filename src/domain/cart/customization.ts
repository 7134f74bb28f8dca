/** How a recipe can be customized (§3 to §5). Pure. */
import type { components } from '#generated/types.ts'
import { texts } from '#shared/texts/catalog.ts'

type Product = components['schemas']['Product']
type Ingredient = components['schemas']['RecipeIngredient']
type IngredientMode = components['schemas']['IngredientMode']

export interface Choice {
  mode: IngredientMode
  /** A multiple of the ingredient's quantity. */
  count: number
}

/** The ingredient that is offered and sent: the first customizable one. */
export const customizable = ({ recipe_ingredients }: Pick<Product, 'recipe_ingredients'>): Ingredient | undefined =>
  recipe_ingredients.find(({ is_customizable, max_count }) => is_customizable && max_count > 0)

/** The count in a line or payload: 0 without the ingredient. */
export const selectedCount = ({ mode, count }: Choice) => (mode === 'withoutIngredient' ? 0 : count)

export const choiceOf = (count: number): Choice => ({
  mode: count > 0 ? 'withIngredient' : 'withoutIngredient',
  count,
})

/** All choices, from none to the maximum. */
export const choicesOf = ({ max_count }: Ingredient): Choice[] =>
  Array.from({ length: max_count + 1 }, (_, count) => choiceOf(count))

export const customizationText = (
  { name: ingredient, max_count }: Pick<Ingredient, 'name' | 'max_count'>,
  count: number,
) =>
  max_count === 1 && count === 1 ? texts.cart.with({ ingredient }) : texts.cart.customization({ count, ingredient })

/** The choice in words; null if the product can't be customized. */
export function describeCustomization(product: Pick<Product, 'recipe_ingredients'>, count: number): string | null {
  const ingredient = customizable(product)
  return ingredient ? customizationText(ingredient, count) : null
}
