/** Computes the current price of a cart, and how much of it can be sold. */
import { taxesOn } from '../../seeds/place.ts'
import type { MachineRecord, OrderRecord, Schema, SlotRecord } from '../../seeds/records.ts'
import { toMajor, toMinor } from '../../seeds/units.ts'
import { checksAge, productAt, productOf, sellable, slotOf } from '../machines.ts'
import { refuse } from '../refusal.ts'
import type { World } from '../world.ts'
import { spread } from './shares.ts'

type Item = Schema<'CartValidationItem'>
interface Priced extends Pick<OrderRecord, 'total' | 'deposit' | 'discount' | 'net' | 'taxes' | 'offerId'> {
  items: (PricedLine & { discount: number; net: number })[]
}
/** `deposit`: of all its units, in minor units. */
type PricedLine = Omit<Schema<'QuoteItem'>, 'deposit_amount' | 'discount_amount' | 'net_amount'> & { deposit: number }

/** Whether the recipe in the slot lets customers choose this ingredient, and as much of it. */
function mayChoose(
  { recipe }: SlotRecord,
  { recipe_ingredients }: Pick<Schema<'Product'>, 'recipe_ingredients'>,
  { ingredient_id, selected_count }: Schema<'CustomIngredient'>,
): boolean {
  const found = recipe_ingredients.find((each) => each.ingredient_id === ingredient_id)
  return Boolean(recipe?.is_customizable && found?.is_customizable) && selected_count <= (found?.max_count ?? 0)
}

/** The part of one line that can be sold now. Rejects an outdated price. */
function priceLine(world: World, machine: MachineRecord, item: Item, taken: Map<string, number>): PricedLine {
  const { product_id, motor_id, custom_ingredients } = item
  const slot = slotOf(machine, motor_id)
  const isHere = slot !== undefined && productOf(slot) === product_id
  const sold: Pick<Schema<'Product'>, 'mrp' | 'deposit' | 'min_age' | 'recipe_ingredients'> = isHere
    ? productAt(world, machine, product_id, motor_id)
    : { mrp: item.price, recipe_ingredients: [] }
  const { mrp: price, deposit = 0, min_age } = sold
  const isMade = isHere && custom_ingredients.every((choice) => mayChoose(slot, sold, choice))
  const mayBeSold = isMade && (min_age === undefined || checksAge(world, machine))
  if (toMinor(price) !== toMinor(item.price)) refuse(400, 'CART_1001', 'A price has changed. Please check your cart.')
  const left = mayBeSold ? Math.max(0, sellable(world, slot) - (taken.get(motor_id) ?? 0)) : 0
  const quantity = Math.min(item.quantity, left)
  taken.set(motor_id, (taken.get(motor_id) ?? 0) + quantity)
  return {
    product_id,
    motor_id,
    price,
    deposit: toMinor(deposit) * quantity,
    quantity,
    removedQty: item.quantity - quantity,
    outOfStockItem: quantity === 0,
    custom_ingredients,
  }
}

/** Each line's discount by an offer, in minor units. Rejects an offer that doesn't apply. */
function discountsOf(world: World, offerId: string, lines: PricedLine[], total: number): number[] {
  const offer = world.state.offers.find(({ id }) => id === offerId)
  const hasExpired = offer?.valid_till !== undefined && Date.parse(offer.valid_till) < world.clock.now()
  if (!offer || hasExpired || total < toMinor(offer.min_order_amount))
    refuse(400, 'OF_1004', 'This offer doesn’t apply to your cart.')
  const weights = lines.map((line) => (offer.product_ids?.includes(line.product_id) === false ? 0 : fullPrice(line)))
  const eligible = sum(weights)
  if (eligible === 0) refuse(400, 'OF_1004', 'This offer doesn’t apply to your cart.')
  const { rounded, coin } = world.place
  const off = offer.offer_type === 'percentage' ? (eligible * offer.value) / 100 : toMinor(offer.value)
  const most = offer.max_discount_amount === undefined ? eligible : toMinor(offer.max_discount_amount)
  return spread(Math.min(rounded(off), eligible, most), weights, coin)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const fullPrice = ({ price, quantity }: PricedLine) => toMinor(price) * quantity

/** In India, taxes are shown only in some scenarios. */
function taxRules({ place, scenario }: World) {
  if (scenario.addsTax) return [{ name: 'Sales tax', rate: 8, included: false }]
  return scenario.showsTaxes || place.currency !== 'INR' ? place.taxes : []
}

/** Prices a cart in minor units, or rejects it with a documented code. */
export function priceCart(world: World, machine: MachineRecord, items: Item[], offerId: string | undefined): Priced {
  if (machine.machine.online_status === 'offline') refuse(400, 'CART_1002', 'This machine is offline at the moment.')
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (units > machine.maxOrderQuantity)
    refuse(400, 'CART_1003', `This machine dispenses at most ${machine.maxOrderQuantity} products at a time.`)
  const taken = new Map<string, number>()
  const priced = items.map((item) => priceLine(world, machine, item, taken))
  if (priced.every(({ outOfStockItem }) => outOfStockItem))
    refuse(400, 'CART_1000', 'Everything in your cart just sold out.')
  const goods = sum(priced.map(fullPrice))
  const discounts = offerId ? discountsOf(world, offerId, priced, goods) : priced.map(() => 0)
  const discount = sum(discounts)
  const deposit = sum(priced.map((line) => line.deposit))
  const { taxes, added } = taxesOn(taxRules(world), goods - discount, deposit, world.place)
  const discounted = priced.map((line, index) => fullPrice(line) - (discounts[index] ?? 0))
  const addedTaxes = spread(added, discounted, world.place.coin)
  const lines = priced.map((line, index) => {
    const net = (discounted[index] ?? 0) + line.deposit + (addedTaxes[index] ?? 0)
    return { ...line, discount: discounts[index] ?? 0, net }
  })
  const total = goods + deposit
  return { items: lines, total, deposit, discount, net: total - discount + added, taxes, ...(offerId && { offerId }) }
}

/** The deposits of one line or of all. Left out where there are none. */
export const depositAmount = (deposit: number) => (deposit > 0 ? { deposit_amount: toMajor(deposit) } : {})

type LineAmounts = Pick<Priced['items'][number], 'deposit' | 'discount' | 'net'>
/** The fields that say what one line costs. */
export const lineAmounts = ({ scenario }: World, { deposit, discount, net }: LineAmounts) =>
  scenario.isPlain ? {} : { ...depositAmount(deposit), discount_amount: toMajor(discount), net_amount: toMajor(net) }

export function quoteOf(
  world: World,
  { items, total, deposit, discount, net, taxes, offerId }: Priced,
): Schema<'Quote'> {
  return {
    cart_id: world.nextId('cart'),
    items: items.map(({ deposit, discount, net, ...line }) => ({
      ...line,
      ...lineAmounts(world, { deposit, discount, net }),
    })),
    total_amount: toMajor(total),
    ...depositAmount(deposit),
    discount_amount: toMajor(discount),
    net_payable_amount: toMajor(net),
    currency: world.place.currency,
    ...(taxes.length > 0 && { taxes }),
    ...(offerId && { offer_id: offerId }),
  }
}
