/** Which items of an earlier order the machine sells now (§5), by its stock, prices and limit. Pure. */
import type { components } from '#generated/types.ts'
import type { Shelf, ShelfItem } from '../machine/shelf.ts'
import { customizable } from './customization.ts'
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

/** The ordered customization, up to the recipe's current maximum. */
function orderedCount({ custom_ingredients }: OrderItem, { product }: ShelfItem): number {
  const offered = customizable(product)
  const ordered = custom_ingredients.find(({ ingredient_id }) => ingredient_id === offered?.ingredient_id)
  return Math.min(ordered?.selected_count ?? 0, offered?.max_count ?? 0)
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

/** Splits an order into what can be bought and what can't. If the limit is too low, the first items take precedence. */
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
    again.lines = merged([...again.lines, lineOf(found, got, orderedCount(item, found))])
    const { mrp } = found.product
    if (mrp !== price && !again.newPrices.some((each) => each.name === name))
      again.newPrices.push({ name, from: price, to: mrp })
  }
  return again
}
