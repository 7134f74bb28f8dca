import type { components } from '#generated/types.ts'

type Schemas = components['schemas']
export type Ingredient = Schemas['RecipeIngredient']

export interface SheetProps {
  product: Schemas['Product']
  /** The one that can be chosen. */
  ingredient: Ingredient
  /** Customization count. */
  last: number
  onChoose: (count: number) => void
  onClose: () => void
}
