import type { components } from '#generated/types.ts'
import { texts } from '#shared/texts/catalog.ts'
import { customizationText } from './customization.ts'

type OrderItem = components['schemas']['OrderItem']

/** An ordered item's choice in words; null if it was not customized. Older servers don't send the ingredient's name. */
export function orderedCustomization({
  custom_ingredients: [choice],
  customized_ingredient,
}: Pick<OrderItem, 'custom_ingredients' | 'customized_ingredient'>): string | null {
  if (!choice) return null
  const count = choice.selected_count
  return customized_ingredient ? customizationText(customized_ingredient, count) : texts.orders.customized({ count })
}
