import type { components } from '#generated/types.ts'
import type { Minor } from '#shared/money/money.ts'

type Schemas = components['schemas']
export type Ingredient = Schemas['RecipeIngredient']

export interface SheetProps {
  product: Schemas['Product']
  /** The customizable ingredient. */
  ingredient: Ingredient
  /** As on the product's card, with the offer that applies. */
  price: Minor
  canSell: boolean
  /** The count chosen before, 0 for none. */
  last: number
  onChoose: (count: number) => void
  onClose: () => void
}
