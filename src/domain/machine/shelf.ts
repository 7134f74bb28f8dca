/** A machine's slots as a shop shows them: one item a product. */
import { type Minor, toMinor } from '#shared/money/money.ts'
import { deriveSlots, type MachineProducts, type Product, type Slot } from './slots.ts'

export type ItemState = 'available' | 'sold-out' | 'expired' | 'blocked'

export interface ShelfItem {
  product: Product
  price: Minor
  /** The slot it is sold from: of those that can sell, the one that expires first. */
  slot: Slot
  state: ItemState
}

export interface Shelf {
  /** What can be bought comes first. */
  items: ShelfItem[]
  /** In the order in which they come in the machine. */
  categories: Product['category'][]
  /** Every slot that holds something, by row and column. */
  slots: Slot[]
}

export function stateOf({ isBlocked, isExpired, quantity }: Slot): ItemState {
  if (isExpired) return 'expired'
  if (isBlocked) return 'blocked'
  return quantity > 0 ? 'available' : 'sold-out'
}

/** How many can be bought now. */
export const unitsOf = ({ slot, state }: ShelfItem) => (state === 'available' ? slot.quantity : 0)

function better(a: Slot, b: Slot): Slot {
  const [canA, canB] = [stateOf(a) === 'available', stateOf(b) === 'available']
  if (canA !== canB) return canA ? a : b
  return (b.expDate ?? '') < (a.expDate ?? '') ? b : a
}

/** What a slot sells. */
export const itemOf = (slot: Slot): ShelfItem => ({
  product: slot.product,
  price: toMinor(slot.product.mrp),
  slot,
  state: stateOf(slot),
})

export function shelfOf(answer: MachineProducts): Shelf {
  const best = new Map<string, Slot>()
  const slots = deriveSlots(answer)
  for (const slot of slots) {
    const known = best.get(slot.product.id)
    best.set(slot.product.id, known ? better(known, slot) : slot)
  }
  const items = [...best.values()].map(itemOf)
  // Sorting is stable: within both groups the machine's own order stays.
  items.sort((a, b) => Number(b.state === 'available') - Number(a.state === 'available'))
  const categories = new Map(items.map(({ product: { category } }) => [category.id, category]))
  return { items, categories: [...categories.values()], slots }
}

/** Items of a category (all without one) whose name, brand or category holds the text. */
export function filterItems(items: readonly ShelfItem[], categoryId: string | null, text: string): ShelfItem[] {
  const wanted = text.trim().toLowerCase()
  return items.filter(
    ({ product: { name, brand = '', category } }) =>
      (categoryId === null || category.id === categoryId) &&
      `${name} ${brand} ${category.name}`.toLowerCase().includes(wanted),
  )
}
