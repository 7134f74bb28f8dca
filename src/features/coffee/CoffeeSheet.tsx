import { customisable } from '#domain/cart/customisation.ts'
import type { Customising } from '#domain/cart/customising.ts'
import { ChooseSheet } from './ChooseSheet.tsx'
import { RepeatSheet } from './RepeatSheet.tsx'

/** Whatever is being asked about a recipe: how it is made, or whether as last time. */
export function CoffeeSheet({ customising }: { customising: Customising }) {
  const { product, last, isRepeat } = customising
  const ingredient = customisable(product)
  if (!ingredient) return null
  const Sheet = isRepeat ? RepeatSheet : ChooseSheet
  return <Sheet product={product} ingredient={ingredient} last={last ?? 0} />
}
