/** What a machine is and holds now: stock as the answers tell it and as an order may take it. */

import type { Schema } from './schema.ts'
import { products } from './seeds/products.ts'
import type { MachineRecord, SlotRecord } from './world/state.ts'
import type { World } from './world/world.ts'

export function machineStatus(world: World, id: string): Schema<'OnlineStatus'> {
  return world.state.machines.get(id)?.machine.online_status ?? 'offline'
}

/** A product as it is sold from this motor: the catalogue's, with the world's price and the offers it falls under. */
export function productAt(world: World, productId: string, motorId: string): Schema<'Product'> {
  const product = products.get(productId)
  if (!product) throw new Error(`No product ${productId} in the catalogue`)
  const offers = world.state.offers
    .filter(({ product_ids }) => product_ids?.includes(productId))
    .map(({ id, offer_type, offer_type_alias }) => ({ id, offer_type, offer_type_alias }))
  return { ...product, mrp: world.state.prices.get(productId) ?? product.mrp, offers, motor_id: motorId }
}

const inDate = (world: World, exp: string) => Date.parse(exp) >= world.clock.now()

/** Units that can be sold from a slot now: in date, not held back, not behind a blocked spiral. */
export function sellable(world: World, { layout, batches, recipe }: SlotRecord): number {
  if (layout.block_spiral) return 0
  if (recipe) return recipe.quantity
  const good = batches.filter((batch) => inDate(world, batch.exp_date)).reduce((sum, batch) => sum + batch.quantity, 0)
  return Math.max(0, good - layout.block_product_count)
}

/** Batches with stock, the one that is sold first in front. */
const stocked = ({ batches }: SlotRecord) =>
  batches.filter(({ quantity }) => quantity > 0).sort((a, b) => Date.parse(a.exp_date) - Date.parse(b.exp_date))

/** What a slot sells; an empty one still says what it was for. */
export const productOf = (slot: SlotRecord): string | undefined =>
  slot.recipe?.productId ?? (stocked(slot)[0] ?? slot.batches[0])?.productId

/** Takes one unit out, oldest batch in date first; false where nothing is left. Stock never goes below zero. */
export function takeOne(world: World, slot: SlotRecord): boolean {
  if (sellable(world, slot) < 1) return false
  if (slot.recipe) {
    slot.recipe.quantity -= 1
    return true
  }
  const oldest = stocked(slot).find((batch) => inDate(world, batch.exp_date))
  if (!oldest) return false
  oldest.quantity -= 1
  return true
}

export function slotOf(machine: MachineRecord, motorId: string): SlotRecord | undefined {
  return machine.slots.find(({ layout }) => layout.motor_id === motorId)
}

/** As printed on the machine: a row letter and a column number. */
export const slotLabel = ({ layout }: SlotRecord) => `${String.fromCharCode(64 + layout.row_num)}${layout.column_num}`

export function productsAnswer(
  world: World,
  { machine, slots, maxOrderQuantity }: MachineRecord,
): Schema<'MachineProducts'> {
  return {
    machine_type: machine.machine_type,
    online_status: machine.online_status,
    current_date: new Date(world.clock.now()).toISOString(),
    max_order_quantity: maxOrderQuantity,
    stock_level_threshold: [
      { label: 'Sold out', min: 0, max: 0 },
      { label: 'Few left', min: 0.01, max: 34.99 },
      { label: 'In stock', min: 35, max: 100 },
    ],
    planograms: slots.map(({ layout, recipe }) => ({
      ...layout,
      ...(recipe && {
        recipe: {
          quantity: recipe.quantity,
          is_customizable: recipe.is_customizable,
          product: productAt(world, recipe.productId, layout.motor_id),
        },
      }),
    })),
    inventories: slots
      .filter(({ recipe }) => !recipe)
      .map(({ layout, batches }) => ({
        slot_id: layout.id,
        batches: batches.map(({ quantity, exp_date, productId }) => ({
          quantity,
          exp_date,
          product: productAt(world, productId, layout.motor_id),
        })),
      })),
  }
}
