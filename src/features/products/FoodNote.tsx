import type { Product } from '#domain/machine/slots.ts'
import { config } from '#shared/config.ts'
import { listOf } from '#shared/lists.ts'
import { sellerName } from '#shared/seller.ts'
import { texts } from '#shared/texts/catalog.ts'

/** What the server doesn't say about a product's contents. A cup's ingredients are its recipe's. */
function unstated({ allergens, ingredients, nutrition, nutrition_per_100, recipe_ingredients }: Product): string[] {
  const { unstatedFacts: names } = texts.productDetail
  const hasIngredients = ingredients !== undefined || recipe_ingredients.length > 0
  return [
    ...(allergens ? [] : [names.allergens]),
    ...(hasIngredients ? [] : [names.ingredients]),
    ...((nutrition ?? nutrition_per_100) ? [] : [names.nutrition]),
  ]
}

/** Where the law wants contents stated before the purchase: what is missing, and whom to ask (docs/law.md). */
export function FoodNote({ product }: { product: Product }) {
  const what = unstated(product)
  if (!config.law.foodInformation || what.length === 0) return null
  const { phone, email } = config.contacts
  const contact = [phone, email].filter(Boolean).join(' · ')
  return (
    <p role="note">
      {texts.productDetail.unstated({ what: listOf(what), seller: sellerName(), contact: contact || 'none' })}
    </p>
  )
}
