/** Derives slots from a machine's layout and stock (§3). Pure; the server's date decides expiry. */
import type { components } from '#generated/types.ts'
import { isPlainDay } from '#shared/dates/plain-day.ts'

type Schemas = components['schemas']
export type MachineProducts = Schemas['MachineProducts']
export type Product = Schemas['Product']
type Batch = Schemas['InventoryBatch']
export type StockLevel = Schemas['StockLevel']

/** What a card, and a line of the cart, stands for: a product at one price. Slots may sell it at different ones. */
export const cardKey = ({ id, mrp }: Pick<Product, 'id' | 'mrp'>) => `${id}:${mrp}`

export interface Slot {
  id: string
  /** 0 if unknown, like the column. */
  row: number
  column: number
  motorId: string
  product: Product
  /** Units in stock, expired or not. For coffee, includes blocked cups. */
  quantity: number
  /** Whether the slot has units that are not blocked. */
  isStocked: boolean
  isBlocked: boolean
  isExpired: boolean
  /** ISO 8601 date, or instant, of the earliest batch with stock. Undefined for coffee and empty slots. */
  expDate: string | undefined
  /** The day of `expDate` at the machine, such as `2026-11-07`. */
  bestBefore: string | undefined
  /** Number of products that fit; 0 if unknown. */
  depth: number
  /** Percentage of the depth. Undefined if the depth is unknown. */
  availability: number | undefined
  stockLabel: string
}

export const unknownStock = 'Unknown'

const total = (batches: readonly Batch[]) => batches.reduce((sum, { quantity }) => sum + quantity, 0)

/** Batch total minus blocked units, never below zero. */
export const slotQuantity = (batches: readonly Batch[], blocked: number) => Math.max(0, total(batches) - blocked)

/** Such as `+05:30`. */
const zoneOf = (instant: string) => /(?:Z|[+-]\d{2}:\d{2})$/i.exec(instant)?.[0] ?? 'Z'

/** The day of a date or instant, in the zone of the server's time, which is the machine's. */
export function dayAtMachine(expDate: string, currentDate: string): string {
  if (isPlainDay(expDate)) return expDate
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(zoneOf(currentDate)) ?? []
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  const time = Date.parse(expDate) + (sign === '-' ? -offset : offset)
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}

/** The instant after which a batch isn't sold. A date without a time ends the day in the zone of the server's time. */
export function lastInstant(expDate: string, currentDate: string): string {
  return isPlainDay(expDate) ? `${expDate}T23:59:59.999${zoneOf(currentDate)}` : expDate
}

/** True if any batch with stock is past its date, or all batches are. A date that can't be read is past. */
export function isExpired(batches: readonly Batch[], currentDate: string): boolean {
  const now = Date.parse(currentDate)
  const isPast = ({ exp_date }: Batch) => !(Date.parse(lastInstant(exp_date, currentDate)) >= now)
  return batches.some((batch) => batch.quantity > 0 && isPast(batch)) || (batches.length > 0 && batches.every(isPast))
}

/** The batch that is sold first. Empty batches don't count. */
export function firstBatch(batches: readonly Batch[], currentDate: string): Batch | undefined {
  const until = ({ exp_date }: Batch) => Date.parse(lastInstant(exp_date, currentDate))
  return batches.filter(({ quantity }) => quantity > 0).sort((a, b) => until(a) - until(b))[0]
}

/** Percentage of the depth in stock, from 0 to 100. `quantity` includes the blocked units. */
export function availability(quantity: number, blocked: number, depth: number): number | undefined {
  if (!(depth > 0)) return undefined
  return Math.min(100, Math.max(0, ((quantity - blocked) * 100) / depth))
}

/** The label of the first range that contains the percentage, inclusive; otherwise 'Unknown'. */
export function stockLabel(percentage: number | undefined, levels: readonly StockLevel[]): string {
  if (percentage === undefined) return unknownStock
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
  const first = firstBatch(batches, response.current_date)
  const product = recipe ? productOf(recipe) : (first ?? batches[0])?.product
  if (!product) return null
  const stock = recipe ? recipe.quantity : total(batches)
  const percentage = availability(stock, blocked, layout.depth)
  return {
    id: layout.id,
    row: layout.row_num,
    column: layout.column_num,
    motorId: layout.motor_id,
    product,
    quantity: recipe ? recipe.quantity : slotQuantity(batches, blocked),
    isStocked: stock > blocked,
    // Without a check of the age, nobody can be sold it.
    isBlocked: layout.block_spiral || (product.min_age !== undefined && !response.checks_age),
    isExpired: !recipe && isExpired(batches, response.current_date),
    expDate: first?.exp_date,
    bestBefore: first && dayAtMachine(first.exp_date, response.current_date),
    depth: layout.depth,
    availability: percentage,
    stockLabel: stockLabel(percentage, response.stock_level_threshold),
  }
}

/** The batches of each slot. A slot may have several records. */
function batchesBySlot({ inventories }: MachineProducts): Map<string, Batch[]> {
  const bySlot = new Map<string, Batch[]>()
  for (const { slot_id, batches } of inventories) {
    bySlot.set(slot_id, [...(bySlot.get(slot_id) ?? []), ...batches])
  }
  return bySlot
}

/** The slots by row and column. Slots without batches or product are dropped. */
export function deriveSlots(response: MachineProducts): Slot[] {
  const batchesOf = batchesBySlot(response)
  return response.planograms
    .map((layout) => stockedSlot(layout, batchesOf.get(layout.id) ?? [], response))
    .filter((slot) => slot !== null)
    .sort((a, b) => a.row - b.row || a.column - b.column)
}

/** The numbers of non-empty columns, from left to right. */
export const usedColumns = (slots: readonly Slot[]) =>
  [...new Set(slots.map(({ column }) => column))].sort((a, b) => a - b)
