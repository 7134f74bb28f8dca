/** What of an earlier order can be bought now (§5). Pure: stock, prices and limit are the machine's. */
import type { components } from '#generated/types.ts'
import type { Shelf, ShelfItem } from '../machine/shelf.ts'
import { type CartLine, merged } from './lines.ts'

type OrderItem = Pick<
  components['schemas']['OrderItem'],
  'product_id' | 'name' | 'quantity' | 'price' | 'custom_ingredients'
>

/** `limit`: in stock, but more than the machine dispenses per order. */
export type Shortage = { name: string; wanted: number; got: number; reason: 'gone' | 'sold-out' | 'limit' }
export type NewPrice = { name: string; from: number; to: number }

export interface OrderAgain {
  lines: CartLine[]
  missing: Shortage[]
  /** For the products that go into the cart. Major units, as in the API. */
  newPrices: NewPrice[]
}

/** The order's customization, as far as the recipe still allows it. */
function sugarOf({ custom_ingredients }: OrderItem, { product }: ShelfItem): number {
  const first = product.recipe_ingredients.find(({ is_customizable }) => is_customizable)
  const then = custom_ingredients.find(({ ingredient_id }) => ingredient_id === first?.ingredient_id)
  return Math.min(then?.selected_count ?? 0, first?.max_count ?? 0)
}

const lineOf = ({ product, slot }: ShelfItem, cartQty: number, selectedSugar: number): CartLine => ({
  id: product.id,
  product,
  cartQty,
  selectedSugar,
  motor_id: slot.motorId,
  outOfStockItem: false,
  removedQty: 0,
})

/** What the machine sells of an order, and what it doesn't. If room is short, the first lines win. */
export function orderAgain(items: readonly OrderItem[], shelf: Shelf, limit: number): OrderAgain {
  const again: OrderAgain = { lines: [], missing: [], newPrices: [] }
  const left = new Map<string, number>()
  let room = limit
  for (const item of items) {
    const { product_id, name, quantity: wanted, price } = item
    const found = shelf.items.find(({ product }) => product.id === product_id)
    const stock = found ? (left.get(product_id) ?? found.units) : 0
    const got = Math.min(wanted, stock, room)
    if (got < wanted) {
      const isShort = stock <= room
      again.missing.push({ name, wanted, got, reason: !found ? 'gone' : isShort ? 'sold-out' : 'limit' })
    }
    if (!found || got === 0) continue
    left.set(product_id, stock - got)
    room -= got
    again.lines = merged([...again.lines, lineOf(found, got, sugarOf(item, found))])
    const { mrp } = found.product
    if (mrp !== price && !again.newPrices.some((each) => each.name === name))
      again.newPrices.push({ name, from: price, to: mrp })
  }
  return again
}
