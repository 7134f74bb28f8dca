/** A machine's slots as a shop: one item per product and price. */
import { config } from '#shared/config.ts'
import { type Minor, toMinor } from '#shared/money/money.ts'
import { finder } from '#shared/plain.ts'
import { texts } from '#shared/texts/catalog.ts'
import { anything, type Diet, fits } from './diet.ts'
import {
  cardKey,
  deriveSlots,
  type MachineProducts,
  type Product,
  type Slot,
  type StockLevel,
  stockLabel,
} from './slots.ts'

export type ItemState = 'available' | 'sold-out' | 'expired' | 'blocked'

export interface ShelfItem {
  product: Product
  price: Minor
  /** The slot it is sold from: the available one that expires first. */
  slot: Slot
  state: ItemState
  /** How many can be bought now from all slots that sell it at this price. */
  units: number
  stockLabel: string
}

export interface Shelf {
  /** One per product and price, available ones first. */
  items: ShelfItem[]
  /** In the machine's order, after the one of products with an offer. */
  categories: Product['category'][]
  /** Every slot with a product, by row and column. */
  slots: Slot[]
}

export function stateOf({ isBlocked, isExpired, isStocked }: Slot): ItemState {
  if (isExpired) return 'expired'
  if (isBlocked) return 'blocked'
  return isStocked ? 'available' : 'sold-out'
}

/** Why a product can't be bought now; null if it can. */
export function reasonOf(state: ItemState): string | null {
  switch (state) {
    case 'available':
      return null
    case 'sold-out':
      return texts.products.soldOut
    case 'expired':
      return texts.products.expired
    case 'blocked':
      return texts.products.blocked
  }
}

/** Milliseconds. Coffee has no date and sorts first. */
const expiry = ({ expDate }: Slot) => (expDate === undefined ? 0 : Date.parse(expDate))

/** The slots that can sell now, in the order in which to empty them. */
export const sellableSlots = (slots: readonly Slot[]): Slot[] =>
  slots.filter((slot) => stateOf(slot) === 'available').sort((a, b) => expiry(a) - expiry(b))

/** The item as sold from this slot. Its stock is that of all slots of the item. */
export function itemAt(slot: Slot, items: readonly ShelfItem[]): ShelfItem | undefined {
  const item = items.find(({ product }) => cardKey(product) === cardKey(slot.product))
  const state = stateOf(slot)
  return item && { ...item, slot, state, units: state === 'available' ? item.units : 0 }
}

/** `slots`: all slots with the product at this price, at least one. */
function itemOf(slots: readonly [Slot, ...Slot[]], levels: readonly StockLevel[]): ShelfItem {
  const open = sellableSlots(slots)
  const slot = open[0] ?? slots[0]
  const depth = open.reduce((sum, each) => sum + each.depth, 0)
  const filled = open.reduce((sum, each) => sum + (each.availability ?? 0) * each.depth, 0)
  return {
    product: slot.product,
    price: toMinor(slot.product.mrp),
    slot,
    state: stateOf(slot),
    units: open.reduce((sum, { quantity }) => sum + quantity, 0),
    stockLabel: depth > 0 ? stockLabel(filled / depth, levels) : slot.stockLabel,
  }
}

/** Holds the products with an offer. No id of the server's, which has no space. Its name is the app's. */
export const withOffer: Product['category'] = { id: ' offers', name: ' ' }

export const hasOffer = ({ product }: Pick<ShelfItem, 'product'>) => config.features.offers && product.offers.length > 0

/** Offers of what can't be bought aren't shown. */
export const showsOffer = (item: ShelfItem) => item.state === 'available' && hasOffer(item)

export function shelfOf(response: MachineProducts): Shelf {
  const slots = deriveSlots(response)
  const byCard = new Map<string, [Slot, ...Slot[]]>()
  for (const slot of slots) {
    const key = cardKey(slot.product)
    const others = byCard.get(key)
    if (others) others.push(slot)
    else byCard.set(key, [slot])
  }
  const items = [...byCard.values()].map((each) => itemOf(each, response.stock_level_threshold))
  // The sort is stable, so both groups keep the machine's order.
  items.sort((a, b) => Number(b.state === 'available') - Number(a.state === 'available'))
  const categories = new Map(items.map(({ product: { category } }) => [category.id, category]))
  const named = [...categories.values()].filter(({ id, name }) => id && name)
  // A single one has all products.
  const several = named.length > 1 ? named : []
  return { items, categories: items.some(showsOffer) ? [withOffer, ...several] : several, slots }
}

/** Up to this stock, a card says how few are left. */
const lowStock = 3

export const isScarce = ({ state, units }: ShelfItem) => state === 'available' && units <= lowStock

const wordsOf = ({ name, brand = '', category }: Product) => `${name} ${brand} ${category.name}`

/** Items of a category (null for all) that fit the diet and whose name, brand and category contain every word of the text. */
export function filterItems(
  items: readonly ShelfItem[],
  categoryId: string | null,
  text: string,
  diet: Diet = anything,
): ShelfItem[] {
  const isFound = finder(text)
  return items.filter(
    (item) =>
      (categoryId === null ||
        (categoryId === withOffer.id ? showsOffer(item) : item.product.category.id === categoryId)) &&
      fits(item.product, diet) &&
      isFound(wordsOf(item.product)),
  )
}
