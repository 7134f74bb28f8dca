/** What a cart costs here and now, and what of it can be sold. Sums in minor units. */
import type { Machine } from './machines.ts'
import { type Operation, operation, signedIn } from './operation.ts'
import { notFound, ok, refuse } from './reply.ts'
import * as shapes from './shapes.ts'
import { machineOf, productAnswer, productIdOf, sellable, slotOf } from './stock.ts'
import { type Ingredient, major, minor, type Quote, type QuoteItem, type World } from './world.ts'

export interface Line {
  product_id: string
  motor_id: string
  price: number
  quantity: number
  custom_ingredients: Ingredient[]
}
export interface Priced {
  items: QuoteItem[]
  total: number
  net: number
}

const priceChanged = () => refuse(400, 'CART_1001', 'A price has changed. Please look at your cart again.')

function priceLine(world: World, machine: Machine, line: Line, taken: Map<string, number>): QuoteItem {
  const slot = slotOf(machine, line.motor_id)
  const isHere = slot !== undefined && productIdOf(slot) === line.product_id
  const price = isHere ? (world.catalogue.get(line.product_id)?.mrp ?? 0) : line.price
  if (minor(price) !== minor(line.price)) priceChanged()
  const before = world.has('two-lines-oversell') ? 0 : (taken.get(line.motor_id) ?? 0)
  const left = isHere ? Math.max(0, sellable(world, slot) - before) : 0
  const quantity = world.has('cart-oversells') && isHere ? line.quantity : Math.min(line.quantity, left)
  taken.set(line.motor_id, before + quantity)
  return {
    product_id: line.product_id,
    motor_id: line.motor_id,
    price,
    quantity,
    removedQty: world.has('removed-quantity-hidden') ? 0 : line.quantity - quantity,
    outOfStockItem: quantity === 0,
    custom_ingredients: world.has('quote-ingredients-lost') ? [] : line.custom_ingredients,
  }
}

const worthOf = (items: QuoteItem[]) => items.reduce((sum, { price, quantity }) => sum + minor(price) * quantity, 0)

/** What an offer takes off; refuses one that does not apply. */
function discountOf(world: World, offerId: string, items: QuoteItem[]): number {
  const offer = world.offers.find(({ id }) => id === offerId)
  const meant = items.filter(({ product_id }) => offer?.product_ids?.includes(product_id) ?? true)
  if (!offer || worthOf(meant) === 0 || worthOf(items) < minor(offer.min_order_amount)) {
    if (world.has('unknown-offer-ignored')) return 0
    return refuse(400, 'OF_1004', 'This offer does not apply to your cart.')
  }
  const off = offer.offer_type === 'flat' ? minor(offer.value) : Math.round((worthOf(meant) * offer.value) / 100)
  return Math.min(off, worthOf(meant), minor(offer.max_discount_amount ?? Number.POSITIVE_INFINITY))
}

/** Prices a cart, or refuses it with a documented code. */
export function priceCart(
  world: World,
  machine: Machine,
  lines: Line[],
  offerId: string | undefined,
  isLenient = { offline: false, limit: false },
): Priced {
  if (!machine.isOnline && !world.has('offline-machine-sells') && !isLenient.offline)
    refuse(400, 'CART_1002', 'This machine is offline at the moment.')
  const asked = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (asked > machine.most && !isLenient.limit)
    refuse(400, 'CART_1003', `This machine dispenses at most ${machine.most} products at a time.`)
  const taken = new Map<string, number>()
  const items = lines.map((line) => priceLine(world, machine, line, taken))
  if (items.every(({ outOfStockItem }) => outOfStockItem))
    refuse(400, 'CART_1000', 'Nothing in your cart is left in this machine.')
  const total = worthOf(items)
  return { items, total, net: total - (offerId ? discountOf(world, offerId, items) : 0) }
}

/** Refuses amounts that are not today's. */
export function agree({ total, net }: Priced, asked: { total_amount: number; net_payable_amount: number }) {
  if (total !== minor(asked.total_amount) || net !== minor(asked.net_payable_amount)) priceChanged()
}

function quote(world: World, { items, total, net }: Priced, offerId: string | undefined): Quote {
  return {
    cart_id: world.nextId('cart'),
    items,
    total_amount: major(total),
    discount_amount: major(total - net),
    net_payable_amount: major(world.has('quote-net-without-discount') ? total : net),
    ...(offerId && { offer_id: offerId }),
  }
}

const cartItem = (world: World, item: QuoteItem) => ({
  id: item.product_id,
  product: productAnswer(world, item.product_id, item.motor_id),
  cartQty: item.quantity + item.removedQty,
  selectedSugar: item.custom_ingredients[0]?.selected_count ?? 0,
  motor_id: item.motor_id,
  outOfStockItem: item.outOfStockItem,
  removedQty: item.removedQty,
})

export const cartOperations: Operation[] = [
  operation<{ items: Line[]; offer_id?: string }>(
    'validateCart',
    'POST /v1/vending-machine/{machineId}/cart/validate',
    { body: shapes.cartValidation },
    (call) => {
      const { world, body } = call
      const { userId } = signedIn(call)
      const machine = machineOf(world, call.params.machineId ?? '')
      const made = quote(world, priceCart(world, machine, body.items, body.offer_id), body.offer_id)
      if (!world.has('quote-not-kept'))
        world.carts.set(made.cart_id, { userId, machineId: machine.id, quote: structuredClone(made) })
      return ok(made)
    },
  ),
  operation('getCart', 'GET /v1/vending-machine/-1/cart/{cartId}', {}, (call) => {
    const { world } = call
    const cart = world.carts.get(call.params.cartId ?? '')
    const isOwn = cart?.userId === signedIn(call).userId || world.has('carts-of-others-shown')
    if (!cart || !isOwn) return notFound('cart')
    const { items, ...amounts } = cart.quote
    const known = items.filter(({ product_id }) => world.catalogue.has(product_id))
    return ok({ ...amounts, vending_machine_id: cart.machineId, items: known.map((item) => cartItem(world, item)) })
  }),
]
