import { products } from '../seeds/products.ts'
import type { Schema } from '../seeds/records.ts'
import { changeBetweenQuoteAndOrder, reduceStockAtQuote } from '../world/fault-scenarios.ts'
import { machineRecord, productAt } from '../world/machines.ts'
import { priceCart, quoteOf } from '../world/orders/pricing.ts'
import { refuse } from '../world/refusal.ts'
import type { Handlers } from './handler.ts'

const inCatalog = (item: { product_id: string }) => products.has(item.product_id)

export default {
  validateCart: ({ world, params, body, caller: { userId } }) => {
    const machine = machineRecord(world, params.machineId)
    reduceStockAtQuote(world, machine, body.items)
    const quote = quoteOf(world, priceCart(world, machine, body.items, body.offer_id))
    world.state.quotes.set(quote.cart_id, { machineId: params.machineId, userId, quote })
    changeBetweenQuoteAndOrder(world, machine, body.offer_id)
    return { data: quote }
  },

  getCart: ({ world, params, caller: { userId } }) => {
    const record = world.state.quotes.get(params.cartId)
    if (record?.userId !== userId) refuse(404, 'FOUND_4040', 'We couldn’t find that cart.')
    const { items, ...amounts } = record.quote
    const machine = machineRecord(world, record.machineId)
    return {
      data: {
        ...amounts,
        vending_machine_id: record.machineId,
        // A quote may contain products outside the catalog, marked out of stock.
        items: items.filter(inCatalog).map((item): Schema<'CartItem'> => {
          const product = productAt(world, machine, item.product_id, item.motor_id)
          const isCustomizable = product.recipe_ingredients.some(({ is_customizable }) => is_customizable)
          const mode = item.custom_ingredients.length > 0 ? 'withIngredient' : 'withoutIngredient'
          return {
            id: item.product_id,
            product,
            ...(isCustomizable && { ingredient_mode: mode }),
            cartQty: item.quantity + item.removedQty,
            selectedSugar: item.custom_ingredients[0]?.selected_count ?? 0,
            motor_id: item.motor_id,
            outOfStockItem: item.outOfStockItem,
            removedQty: item.removedQty,
          }
        }),
      },
    }
  },
} satisfies Handlers
