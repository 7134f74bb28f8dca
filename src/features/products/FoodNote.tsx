import type { Product } from '#domain/machine/slots.ts'
import { config } from '#shared/config.ts'
import { listOf } from '#shared/lists.ts'
import { sellerName } from '#shared/seller.ts'
import { texts } from '#shared/texts/catalog.ts'

/**
 * What the server doesn't say about a product's contents. A cup's ingredients are its recipe's. Only food that is not
 * prepacked, such as a cup, may have its nutrition per portion alone, except where the law takes a pack's.
 */
function unstated({ allergens, ingredients, nutrition, nutrition_per_100, recipe_ingredients }: Product): string[] {
  const { unstatedFacts: names } = texts.productDetail
  const isCup = recipe_ingredients.length > 0
  const takesPortion = isCup || config.law.nutritionPerPack
  const hasNutrition = nutrition_per_100 || (takesPortion && nutrition)
  return [
    ...(allergens ? [] : [names.allergens]),
    ...(ingredients !== undefined || isCup ? [] : [names.ingredients]),
    ...(hasNutrition ? [] : [takesPortion ? names.nutrition : names.nutritionPer100]),
  ]
}

/** Where the law wants contents stated before the purchase: what is missing, and whom to ask (docs/law.md). */
export function FoodNote({ product }: { product: Product }) {
  const what = unstated(product)
  if (!config.law.foodInformation || what.length === 0) return null
  const { phone, email } = config.contacts
  const contact = [phone, email].filter(Boolean).join(', ')
  return (
    <p role="note">
      {texts.productDetail.unstated({ what: listOf(what), seller: sellerName(), contact: contact || 'none' })}
    </p>
  )
}
