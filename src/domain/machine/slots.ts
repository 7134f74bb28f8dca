/** What a machine's layout and stock mean for a customer (specification §3). Pure; the server's date decides expiry. */
import type { components } from '#generated/types.ts'

type Schemas = components['schemas']
export type MachineProducts = Schemas['MachineProducts']
export type Product = Schemas['Product']
type Batch = Schemas['InventoryBatch']
export type StockLevel = Schemas['StockLevel']

export interface Slot {
  id: string
  row: number
  column: number
  motorId: string
  product: Product
  /** Units that can be sold, before expiry is looked at. */
  quantity: number
  isBlocked: boolean
  isExpired: boolean
  /** ISO 8601; the earliest batch with stock. Undefined for coffee and where nothing is left. */
  expDate: string | undefined
  /** Products that fit. */
  depth: number
  /** Per cent of the depth. */
  availability: number
  stockLabel: string
}

export const unknownStock = 'Unknown'

const total = (batches: readonly Batch[]) => batches.reduce((sum, { quantity }) => sum + quantity, 0)

/** Batch total minus what is held back, never below zero. */
export const slotQuantity = (batches: readonly Batch[], blocked: number) => Math.max(0, total(batches) - blocked)

/** Any batch with stock past its date, or all batches past theirs. */
export function isExpired(batches: readonly Batch[], currentDate: string): boolean {
  const now = Date.parse(currentDate)
  const isPast = ({ exp_date }: Batch) => Date.parse(exp_date) < now
  return batches.some((batch) => batch.quantity > 0 && isPast(batch)) || (batches.length > 0 && batches.every(isPast))
}

/** The one that is sold first. An empty batch says nothing about what comes out. */
export const firstBatch = (batches: readonly Batch[]): Batch | undefined =>
  batches.filter(({ quantity }) => quantity > 0).sort((a, b) => Date.parse(a.exp_date) - Date.parse(b.exp_date))[0]

/** Share of the depth that can be sold, in per cent from 0 to 100. `quantity` is the batch total or the recipe's: what is held back goes off once. */
export function availability(quantity: number, blocked: number, depth: number): number {
  return Math.min(100, Math.max(0, ((quantity - blocked) * 100) / depth))
}

/** The first range that holds the percentage, both ends included; otherwise 'Unknown'. */
export function stockLabel(percentage: number, levels: readonly StockLevel[]): string {
  return levels.find(({ min, max }) => percentage >= min && percentage <= max)?.label ?? unknownStock
}

/** A recipe that this machine makes in one way only has no ingredient to choose, whatever the product says. */
const madeHere = ({ is_customizable, product }: Schemas['Recipe']): Product =>
  is_customizable
    ? product
    : {
        ...product,
        recipe_ingredients: product.recipe_ingredients.map((each) => ({ ...each, is_customizable: false })),
      }

function stockedSlot(layout: Schemas['Slot'], batches: readonly Batch[], answer: MachineProducts): Slot | null {
  const { recipe, block_product_count: blocked } = layout
  const first = firstBatch(batches)
  const product = recipe ? madeHere(recipe) : (first ?? batches[0])?.product
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
    isExpired: !recipe && isExpired(batches, answer.current_date),
    expDate: first?.exp_date,
    depth: layout.depth,
    availability: percentage,
    stockLabel: stockLabel(percentage, answer.stock_level_threshold),
  }
}

/** The slots that hold something, by row and column. Those without batches or product are dropped. */
export function deriveSlots(answer: MachineProducts): Slot[] {
  const batchesOf = new Map(answer.inventories.map(({ slot_id, batches }) => [slot_id, batches]))
  return answer.planograms
    .map((layout) => stockedSlot(layout, batchesOf.get(layout.id) ?? [], answer))
    .filter((slot) => slot !== null)
    .sort((a, b) => a.row - b.row || a.column - b.column)
}

/** Column numbers from left to right; columns in which no slot is left are removed. */
export const usedColumns = (slots: readonly Slot[]) =>
  [...new Set(slots.map(({ column }) => column))].sort((a, b) => a - b)
