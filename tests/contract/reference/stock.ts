/** What a machine holds: what may be sold, what an answer shows, what leaves on dispensing. */
import type { Machine, Slot } from './machines.ts'
import { notFound } from './reply.ts'
import { instant, type World } from './world.ts'

const day = 86_400_000
const expiry = (world: World, days: number) => {
  const now = world.settings.fixedTime ? Date.parse(world.settings.fixedTime) : Date.now()
  return Math.ceil(now / day) * day + days * day
}

export const machineOf = (world: World, id: string): Machine => world.machines.get(id) ?? notFound('machine')
export const slotOf = ({ slots }: Machine, motorId: string) => slots.find((slot) => slot.motorId === motorId)
/** As printed on the machine. */
export const slotLabel = ({ row, column }: Slot) => `${String.fromCharCode(64 + row)}${column}`

/** Units of a slot that may be sold now: in date, not held back, not blocked. */
export function sellable(world: World, slot: Slot): number {
  if (slot.isBlocked && !world.has('blocked-is-quoted')) return 0
  if (slot.cups !== undefined) return slot.cups
  const good = slot.batches.filter(({ days }) => expiry(world, days) >= world.now() || world.has('expired-is-quoted'))
  return Math.max(0, good.reduce((sum, { quantity }) => sum + quantity, 0) - slot.heldBack)
}

/** Takes one unit out, the oldest in date first; false where nothing comes out. */
export function takeOne(world: World, slot: Slot): boolean {
  if (slot.isStuck || sellable(world, slot) < 1) return false
  if (world.has('stock-not-taken')) return true
  if (slot.cups !== undefined) {
    slot.cups -= 1
    return true
  }
  const good = slot.batches.filter(({ days, quantity }) => quantity > 0 && expiry(world, days) >= world.now())
  const [oldest] = good.sort((a, b) => a.days - b.days)
  if (oldest) oldest.quantity -= 1
  return oldest !== undefined
}

export function productAnswer(world: World, productId: string, motorId: string) {
  const { isCoffee, ...product } = world.catalogue.get(productId) ?? notFound('product')
  const sugar = {
    ingredient_id: 'ing-sugar',
    name: 'Sugar',
    quantity: 5,
    unit: 'g',
    is_customizable: true,
    max_count: 3,
  }
  const offers = world.offers
    .filter(({ product_ids }) => product_ids?.includes(productId))
    .map(({ id, offer_type, offer_type_alias }) => ({ id, offer_type, offer_type_alias }))
  return {
    ...product,
    offers,
    recipe_ingredients: isCoffee ? [sugar] : [],
    motor_id: motorId,
    image_url: `/pictures/${productId}.svg`,
    is_veg: true,
    allergens: isCoffee ? ['milk'] : [],
  }
}

const layout = (slot: Slot) => ({
  id: slot.id,
  motor_id: slot.motorId,
  row_num: slot.row,
  column_num: slot.column,
  depth: slot.depth,
  block_spiral: slot.isBlocked,
  block_product_count: slot.heldBack,
})

export const productIdOf = (slot: Slot) => slot.batches[0]?.productId ?? ''

function planogram(world: World, slot: Slot) {
  if (slot.cups === undefined) return layout(slot)
  const product = productAnswer(world, productIdOf(slot), slot.motorId)
  return { ...layout(slot), recipe: { quantity: slot.cups, is_customizable: true, product } }
}

const inventory = (world: World, slot: Slot) => ({
  slot_id: slot.id,
  batches: slot.batches.map(({ productId, quantity, days }) => ({
    quantity,
    exp_date: instant(expiry(world, days)),
    product: productAnswer(world, productId, slot.motorId),
  })),
})

export const status = ({ isOnline }: Machine) => (isOnline ? 'online' : 'offline')

export const machineAnswer = (machine: Machine) => ({
  id: machine.id,
  name: machine.name,
  place: machine.place,
  machine_type: machine.type,
  online_status: status(machine),
})

export const machineWithSlots = (machine: Machine) => ({ ...machineAnswer(machine), slots: machine.slots.map(layout) })

export const productsAnswer = (world: World, machine: Machine) => ({
  machine_type: machine.type,
  online_status: status(machine),
  current_date: instant(world.now()),
  max_order_quantity: machine.most,
  stock_level_threshold: [
    { label: 'Sold out', min: 0, max: 0 },
    { label: 'Few left', min: 0.01, max: 29.99 },
    { label: 'In stock', min: 30, max: 100 },
  ],
  planograms: machine.slots.map((slot) => planogram(world, slot)),
  inventories: machine.slots.filter(({ cups }) => cups === undefined).map((slot) => inventory(world, slot)),
})
