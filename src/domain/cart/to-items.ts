import type { components } from '#generated/types.ts'
import { customisable } from './customisation.ts'
import type { CartLine } from './lines.ts'

type Item = components['schemas']['CartValidationItem']
type CustomIngredient = components['schemas']['CustomIngredient']

/** Only a count above 0 is sent, and only for the first ingredient that can be customized (specification §5). */
function customIngredients({ product, selectedSugar }: CartLine): CustomIngredient[] {
  const first = customisable(product)
  if (!first || selectedSugar < 1) return []
  return [{ ingredient_id: first.ingredient_id, quantity: first.quantity, selected_count: selectedSugar }]
}

/** Cart lines as validateCart asks for them; what is sold out is left away. */
export const toItems = (lines: readonly CartLine[]): Item[] =>
  lines
    .filter(({ outOfStockItem }) => !outOfStockItem)
    .map((line) => ({
      product_id: line.id,
      price: line.product.mrp,
      quantity: line.cartQty,
      motor_id: line.motor_id,
      custom_ingredients: customIngredients(line),
    }))
