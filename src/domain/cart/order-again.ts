/** Which items of an earlier order the machine sells now (§5), by its stock, prices and limit. Pure. */
import type { components } from '#generated/types.ts'
import { texts } from '#shared/texts/catalog.ts'
import type { Shelf, ShelfItem } from '../machine/shelf.ts'
import { cardKey } from '../machine/slots.ts'
import { customizable, describeCustomization } from './customization.ts'
import { type CartLine, merged } from './lines.ts'
import { orderedCustomization } from './ordered-customization.ts'

type OrderItem = Pick<
  components['schemas']['OrderItem'],
  'product_id' | 'name' | 'quantity' | 'price' | 'custom_ingredients' | 'customized_ingredient'
>

/** `limit`: in stock, but more than the machine dispenses per order. */
export type Shortage = { name: string; wanted: number; got: number; reason: 'gone' | 'sold-out' | 'limit' }
export type NewPrice = { name: string; from: number; to: number }
/** Of a cup that the machine can't make as it was ordered. In words. */
export type NewChoice = { name: string; from: string; to: string }

export interface OrderAgain {
  lines: CartLine[]
  missing: Shortage[]
  /** For the products that go into the cart. Major units, as in the API. */
  newPrices: NewPrice[]
  newChoices: NewChoice[]
}

/** The ordered customization, up to the recipe's current maximum. */
function orderedCount({ custom_ingredients }: OrderItem, { product }: ShelfItem): number {
  const offered = customizable(product)
  const ordered = custom_ingredients.find(({ ingredient_id }) => ingredient_id === offered?.ingredient_id)
  return Math.min(ordered?.selected_count ?? 0, offered?.max_count ?? 0)
}

/** Undefined if it is made as it was ordered. */
function newChoiceOf(item: OrderItem, { product }: ShelfItem, count: number): NewChoice | undefined {
  const [ordered] = item.custom_ingredients
  if (!ordered || ordered.selected_count <= count) return undefined
  const from = orderedCustomization(item) ?? ''
  return { name: item.name, from, to: describeCustomization(product, count) ?? texts.orders.asMade }
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

/** The items with the product: at the ordered price first, then from the lowest price up. */
const sellersOf = ({ product_id, price }: OrderItem, { items }: Shelf): ShelfItem[] =>
  items
    .filter(({ product }) => product.id === product_id)
    .sort((a, b) => Number(b.product.mrp === price) - Number(a.product.mrp === price) || a.product.mrp - b.product.mrp)

/** Splits an order into what can be bought and what can't. If the limit is too low, the first items take precedence. */
export function orderAgain(items: readonly OrderItem[], shelf: Shelf, limit: number): OrderAgain {
  const again: OrderAgain = { lines: [], missing: [], newPrices: [], newChoices: [] }
  const left = new Map<string, number>()
  let room = limit
  for (const item of items) {
    const { name, quantity: wanted, price } = item
    const sellers = sellersOf(item, shelf)
    const stockOf = ({ product, units }: ShelfItem) => left.get(cardKey(product)) ?? units
    const stock = sellers.reduce((sum, each) => sum + stockOf(each), 0)
    const got = Math.min(wanted, stock, room)
    if (got < wanted) {
      const isShort = stock <= room
      const reason = sellers.length === 0 ? 'gone' : isShort ? 'sold-out' : 'limit'
      again.missing.push({ name, wanted, got, reason })
    }
    let rest = got
    for (const seller of sellers) {
      const taken = Math.min(rest, stockOf(seller))
      if (taken === 0) continue
      rest -= taken
      left.set(cardKey(seller.product), stockOf(seller) - taken)
      const count = orderedCount(item, seller)
      again.lines = merged([...again.lines, lineOf(seller, taken, count)])
      const choice = newChoiceOf(item, seller, count)
      if (choice && !again.newChoices.some((each) => each.name === name && each.from === choice.from))
        again.newChoices.push(choice)
      const { mrp } = seller.product
      if (mrp !== price && !again.newPrices.some((each) => each.name === name && each.to === mrp))
        again.newPrices.push({ name, from: price, to: mrp })
    }
    room -= got
  }
  return again
}
