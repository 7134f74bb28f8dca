/** Derives slots from a machine's layout and stock (§3). Pure; the server's date decides expiry. */
import type { components } from '#generated/types.ts'

type Schemas = components['schemas']
export type MachineProducts = Schemas['MachineProducts']
export type Product = Schemas['Product']
type Batch = Schemas['InventoryBatch']
export type StockLevel = Schemas['StockLevel']

/** What a card, and a line of the cart, stands for: a product at one price. Slots may sell it at different ones. */
export const cardKey = ({ id, mrp }: Pick<Product, 'id' | 'mrp'>) => `${id}:${mrp}`

export interface Slot {
  id: string
  row: number
  column: number
  motorId: string
  product: Product
  /** Units in stock, expired or not. */
  quantity: number
  isBlocked: boolean
  isExpired: boolean
  /** ISO 8601 date of the earliest batch with stock. Undefined for coffee and empty slots. */
  expDate: string | undefined
  /** Number of products that fit. */
  depth: number
  /** Percentage of the depth. */
  availability: number
  stockLabel: string
}

export const unknownStock = 'Unknown'

const total = (batches: readonly Batch[]) => batches.reduce((sum, { quantity }) => sum + quantity, 0)

/** Batch total minus blocked units, never below zero. */
export const slotQuantity = (batches: readonly Batch[], blocked: number) => Math.max(0, total(batches) - blocked)

/** True if any batch with stock is past its date, or all batches are. */
export function isExpired(batches: readonly Batch[], currentDate: string): boolean {
  const now = Date.parse(currentDate)
  const isPast = ({ exp_date }: Batch) => Date.parse(exp_date) < now
  return batches.some((batch) => batch.quantity > 0 && isPast(batch)) || (batches.length > 0 && batches.every(isPast))
}

/** The batch that is sold first. Empty batches don't count. */
export const firstBatch = (batches: readonly Batch[]): Batch | undefined =>
  batches.filter(({ quantity }) => quantity > 0).sort((a, b) => Date.parse(a.exp_date) - Date.parse(b.exp_date))[0]

/** Percentage of the depth in stock, from 0 to 100. `quantity` includes the blocked units. */
export function availability(quantity: number, blocked: number, depth: number): number {
  return Math.min(100, Math.max(0, ((quantity - blocked) * 100) / depth))
}

/** The label of the first range that contains the percentage, inclusive; otherwise 'Unknown'. */
export function stockLabel(percentage: number, levels: readonly StockLevel[]): string {
  return levels.find(({ min, max }) => percentage >= min && percentage <= max)?.label ?? unknownStock
}

/** If this machine's recipe is not customizable, neither are the product's ingredients. */
const productOf = ({ is_customizable, product }: Schemas['Recipe']): Product =>
  is_customizable
    ? product
    : {
        ...product,
        recipe_ingredients: product.recipe_ingredients.map((each) => ({ ...each, is_customizable: false })),
      }

function stockedSlot(layout: Schemas['Slot'], batches: readonly Batch[], response: MachineProducts): Slot | null {
  const { recipe, block_product_count: blocked } = layout
  const first = firstBatch(batches)
  const product = recipe ? productOf(recipe) : (first ?? batches[0])?.product
  if (!product) return null
  const percentage = availability(recipe ? recipe.quantity : total(batches), blocked, layout.depth)
  return {
    id: layout.id,
    row: layout.row_num,
    column: layout.column_num,
    motorId: layout.motor_id,
    product,
    quantity: recipe ? recipe.quantity : slotQuantity(batches, blocked),
    isBlocked: layout.block_spiral,
    isExpired: !recipe && isExpired(batches, response.current_date),
    expDate: first?.exp_date,
    depth: layout.depth,
    availability: percentage,
    stockLabel: stockLabel(percentage, response.stock_level_threshold),
  }
}

/** The slots by row and column. Slots without batches or product are dropped. */
export function deriveSlots(response: MachineProducts): Slot[] {
  const batchesOf = new Map(response.inventories.map(({ slot_id, batches }) => [slot_id, batches]))
  return response.planograms
    .map((layout) => stockedSlot(layout, batchesOf.get(layout.id) ?? [], response))
    .filter((slot) => slot !== null)
    .sort((a, b) => a.row - b.row || a.column - b.column)
}

/** The numbers of non-empty columns, from left to right. */
export const usedColumns = (slots: readonly Slot[]) =>
  [...new Set(slots.map(({ column }) => column))].sort((a, b) => a - b)
