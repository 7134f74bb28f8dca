/** The current stock of a machine, as shown to customers and as used by orders. */
import { slotLabel } from '../seeds/machines.ts'
import { type CatalogProduct, hsnOf, isBottled, isEnergyDrink, nutritionPer100, products } from '../seeds/products.ts'
import type { MachineRecord, Schema, SlotRecord } from '../seeds/records.ts'
import { localInstant } from '../seeds/units.ts'
import { refuse } from './refusal.ts'
import type { World } from './world.ts'

export function machineRecord(world: World, id: string): MachineRecord {
  return world.state.machines.get(id) ?? refuse(404, 'FOUND_4040', 'We couldn’t find that machine.')
}

export const machineName = (world: World, id: string) => world.state.machines.get(id)?.machine.name ?? id

/** A product as sold at this motor, with its price there and the offers for it. */
export function productAt(world: World, machine: MachineRecord, productId: string, motorId: string): Schema<'Product'> {
  const product = products.get(productId)
  if (!product) throw new Error(`The product ${productId} is not in the catalog`)
  const { offers, prices } = world.state
  return {
    ...product,
    ...(!world.scenario.isPlain && lawful(world, product)),
    mrp: slotOf(machine, motorId)?.price ?? prices.get(productId) ?? world.place.price(product.mrp),
    offers: offers
      .filter(({ product_ids }) => product_ids?.includes(productId))
      .map((offer) => productOffer(world, offer)),
    motor_id: motorId,
  }
}

/** What the country's law wants to be said about a product. */
function lawful({ place }: World, product: CatalogProduct): Partial<Schema<'Product'>> {
  const { deposit, energyAge, hasTaxInvoices, declaresNutrition } = place
  const declaration = declaresNutrition && nutritionPer100(product)
  return {
    ...(deposit !== undefined && isBottled(product) && { deposit }),
    ...(energyAge !== undefined && isEnergyDrink(product) && { min_age: energyAge }),
    ...(hasTaxInvoices && { hsn_code: hsnOf(product) }),
    ...(declaration && { nutrition_per_100: declaration }),
  }
}

/** In countries with age limits, only this machine has a reader for ID cards. */
export const checksAge = ({ place }: World, { machine }: MachineRecord) =>
  place.energyAge !== undefined && machine.id === 'VM-1002'

function productOffer({ scenario }: World, offer: Schema<'Offer'>): Schema<'ProductOffer'> {
  const { id, offer_type, offer_type_alias, value, min_order_amount, max_discount_amount } = offer
  const known = { id, offer_type, offer_type_alias }
  if (scenario.isPlain) return known
  return { ...known, value, min_order_amount, ...(max_discount_amount !== undefined && { max_discount_amount }) }
}

const isInDate = (world: World, expiry: string) => Date.parse(expiry) >= world.clock.now()

/** The number of units that can be sold now: not expired, not blocked, and no blocked spiral. */
export function sellable(world: World, { layout, batches, recipe }: SlotRecord): number {
  if (layout.block_spiral) return 0
  if (recipe) return recipe.quantity
  const good = batches
    .filter(({ exp_date }) => isInDate(world, exp_date))
    .reduce((sum, batch) => sum + batch.quantity, 0)
  return Math.max(0, good - layout.block_product_count)
}

/** Batches with stock, earliest expiry first. */
const stocked = ({ batches }: SlotRecord) =>
  batches.filter(({ quantity }) => quantity > 0).sort((a, b) => Date.parse(a.exp_date) - Date.parse(b.exp_date))

/** The product of a slot; for an empty slot, its last product. */
export const productOf = (slot: SlotRecord): string | undefined =>
  slot.recipe?.productId ?? (stocked(slot)[0] ?? slot.batches[0])?.productId

/** Removes one unit from the oldest unexpired batch. Returns false if none is left. */
export function removeUnit(world: World, slot: SlotRecord): boolean {
  if (sellable(world, slot) < 1) return false
  const source = slot.recipe ?? stocked(slot).find(({ exp_date }) => isInDate(world, exp_date))
  if (source) source.quantity -= 1
  return source !== undefined
}

export function slotOf(machine: MachineRecord, motorId: string): SlotRecord | undefined {
  return machine.slots.find(({ layout }) => layout.motor_id === motorId)
}

export function machineProducts(world: World, record: MachineRecord): Schema<'MachineProducts'> {
  const { machine, slots, maxOrderQuantity } = record
  return {
    machine_type: machine.machine_type,
    online_status: machine.online_status,
    current_date: localInstant(world.clock.now(), world.place.timeZone),
    max_order_quantity: maxOrderQuantity,
    ...(checksAge(world, record) && { checks_age: true }),
    stock_level_threshold: [
      { label: 'Sold out', min: 0, max: 0 },
      { label: 'In stock', min: 35, max: 100 },
      { label: 'Few left', min: 0, max: 35 },
    ],
    planograms: slots.map(({ layout, recipe }) => {
      if (!recipe) return layout
      const { productId, ...rest } = recipe
      return { ...layout, recipe: { ...rest, product: productAt(world, record, productId, layout.motor_id) } }
    }),
    inventories: slots
      .filter(({ recipe }) => !recipe)
      .map(({ layout, batches }) => ({
        slot_id: layout.id,
        batches: batches.map(({ productId, ...batch }) => ({
          ...batch,
          product: productAt(world, record, productId, layout.motor_id),
        })),
      })),
  }
}

/** Sets the price at a slot. Returns false if the slot does not exist. */
export function reprice(world: World, machineId: string, label: string, price: number): boolean {
  const slot = machineRecord(world, machineId).slots.find((each) => slotLabel(each) === label)
  if (slot) slot.price = price
  return slot !== undefined
}

/** Sets the stock of a slot. Returns false if the slot does not exist. */
export function refill(world: World, machineId: string, label: string, units: number): boolean {
  const slot = machineRecord(world, machineId).slots.find((each) => slotLabel(each) === label)
  const target = slot?.recipe ?? slot?.batches[0]
  if (!slot || !target) return false
  for (const batch of slot.batches) batch.quantity = 0
  target.quantity = units
  return true
}
