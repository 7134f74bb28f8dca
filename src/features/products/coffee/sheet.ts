import type { components } from '#generated/types.ts'

type Schemas = components['schemas']
export type Ingredient = Schemas['RecipeIngredient']

export interface SheetProps {
  product: Schemas['Product']
  /** The customizable ingredient. */
  ingredient: Ingredient
  canSell: boolean
  /** The count chosen before, 0 for none. */
  last: number
  onChoose: (count: number) => void
  onClose: () => void
}
