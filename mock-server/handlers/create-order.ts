/** Creates an order: prices it again, then pays it or prepares the payment, once per idempotency key. */
import { isDeepStrictEqual } from 'node:util'
import { balanceOf, purchase } from '../seeds/ledgers.ts'
import { slotLabel } from '../seeds/machines.ts'
import type { LedgerEntry, MachineRecord, OrderItemRecord, OrderRecord, Schema } from '../seeds/records.ts'
import { toMinor } from '../seeds/units.ts'
import { machineRecord, productAt, slotOf } from '../world/machines.ts'
import { book, ledgerOf, locationOf } from '../world/orders/ledger.ts'
import { isActive, isUnpaid, paymentEndsAt } from '../world/orders/life-cycle.ts'
import { orderResponse } from '../world/orders/order-response.ts'
import { offersUpi, paymentFor } from '../world/orders/payment.ts'
import { priceCart } from '../world/orders/pricing.ts'
import { refuse } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { type Call, registered } from './handler.ts'

/** How to pay for an order now: less time is left than when it was created. */
function paymentNow(world: World, order: OrderRecord): Schema<'Payment'> {
  if (!isUnpaid(world, order)) return { kind: 'none' }
  if (order.payment.kind !== 'open_app') return order.payment
  return { ...order.payment, expires_in: Math.max(0, Math.ceil((paymentEndsAt(order) - world.clock.now()) / 1000)) }
}

const receivedResponse = (world: World, order: OrderRecord, payment = order.payment): Schema<'OrderReceived'> => ({
  order_id: order.id,
  payment_method: order.method,
  payment,
  ...(order.paidAt !== undefined && { order: orderResponse(world, order) }),
})

/**
 * The same key and body return the existing order; the same key with a different body is rejected. A key stands for one
 * payment across all customers, so nobody else can use it.
 */
export function createOrder(call: Call<'createOrder'>): Schema<'OrderReceived'> {
  const { world, body, params, headers, caller } = call
  const { userId } = caller
  const key = headers['idempotency-key'] ?? ''
  const earlier = world.state.idempotency.get(key)
  const existing = world.state.orders.get(earlier?.orderId ?? '')
  // A guest's order may have moved to the caller since then.
  const owner = existing?.userId ?? body.user_id
  if (owner !== userId || body.vending_machine_id !== params.machineId)
    refuse(403, 'AUTH_4030', 'This belongs to someone else.')
  if (earlier?.orderId === null) refuse(409, 'ORDER_4095', 'This payment was canceled. Nothing was charged.')
  if (earlier && !isDeepStrictEqual(earlier.body, body))
    refuse(409, 'ORDER_4090', 'This order was already sent with different contents.')
  if (existing) return receivedResponse(world, existing, paymentNow(world, existing))

  if (['Wallet', 'CompanyWallet'].includes(body.payment_method) || body.source_id !== null) registered(call)
  const order = newOrder(world, machineRecord(world, params.machineId), body, { userId, idempotencyKey: key })
  pay(call, order)
  world.state.orders.set(order.id, order)
  world.state.idempotency.set(key, { body, orderId: order.id })
  return receivedResponse(world, order)
}

/** Checks every amount in the request against the current prices and stock. */
function newOrder(
  world: World,
  machine: MachineRecord,
  body: Schema<'OrderRequest'>,
  { userId, idempotencyKey }: Pick<OrderRecord, 'userId' | 'idempotencyKey'>,
): OrderRecord {
  const { items, ...amounts } = priceCart(world, machine, body.products, body.offer_id)
  if (items.some(({ removedQty }) => removedQty > 0))
    refuse(400, 'CART_1000', 'This is no longer available in that quantity.')
  if (amounts.total !== toMinor(body.total_amount) || amounts.net !== toMinor(body.net_payable_amount))
    refuse(400, 'CART_1001', 'A price has changed. Please check your cart.')
  const minAge = ageFor(world, machine, body)
  if (minAge > (body.confirmed_age ?? 0))
    refuse(400, 'CART_1000', `This is sold from age ${minAge}. Please confirm it.`)
  const hasActiveOrder = [...world.state.orders.values()].some(
    (order) => order.userId === userId && order.machineId === machine.machine.id && isActive(world, order),
  )
  if (hasActiveOrder) refuse(400, 'PAY_1003', 'Another order is still waiting to be dispensed.')
  return {
    id: world.nextId('ord'),
    number: `A-${1000 + world.state.orders.size + 1}`,
    userId,
    idempotencyKey,
    machineId: machine.machine.id,
    items: body.products.map((product, index) => ({
      ...newItem(world, machine, product, index),
      deposit: items[index]?.deposit ?? 0,
      discount: items[index]?.discount ?? 0,
      net: items[index]?.net ?? 0,
    })),
    method: body.payment_method,
    ...amounts,
    ...(minAge > 0 && { minAge }),
    createdAt: world.clock.now(),
    payment: { kind: 'none' },
    pauses: [],
    released: false,
    ended: false,
  }
}

/** The age that the goods need; 0 if none does. */
const ageFor = (world: World, machine: MachineRecord, { products }: Schema<'OrderRequest'>) =>
  Math.max(...products.map((each) => productAt(world, machine, each.product_id, each.motor_id).min_age ?? 0))

function newItem(
  world: World,
  machine: MachineRecord,
  product: Schema<'OrderProduct'>,
  index: number,
): Omit<OrderItemRecord, 'deposit' | 'discount' | 'net'> {
  const slot = slotOf(machine, product.motor_id)
  return {
    id: world.nextId('itm'),
    product: productAt(world, machine, product.product_id, product.motor_id),
    quantity: product.quantity,
    price: toMinor(product.price),
    motorId: product.motor_id,
    slotLabel: slot ? slotLabel(slot) : '-',
    customIngredients: product.custom_ingredients,
    failures: failuresOf(world, product, index),
    taken: 0,
  }
}

/** Units jam in some scenarios, and for the product that always jams. */
function failuresOf({ scenario }: World, { product_id, quantity }: Schema<'OrderProduct'>, index: number): number {
  if (scenario.jam === 'all' || product_id.includes('jam-')) return quantity
  return scenario.jam === 'second-item' && index === 1 ? quantity : 0
}

function pay({ world, body, origin }: Call<'createOrder'>, order: OrderRecord) {
  if (order.method === 'Wallet') return debit(world, ledgerOf(world, order.userId), order)
  if (order.method === 'CompanyWallet') {
    const location = locationOf(world, order.userId)
    if (!location) refuse(400, 'PAY_1002', 'This payment method isn’t available right now.')
    return debit(world, ledgerOf(world, location.clientLocation.id), order)
  }
  if (order.method === 'UPI' && !offersUpi(world))
    refuse(400, 'PAY_1002', 'This payment method isn’t available right now.')
  const card = world.state.mealCards.get(order.userId)?.find(({ source_id }) => source_id === body.source_id)
  if (body.source_id !== null && !card) refuse(400, 'PAY_1002', 'This card is no longer saved.')
  if (card) order.sourceId = card.source_id
  order.payment = paymentFor(world, order, origin)
}

function debit(world: World, entries: LedgerEntry[], order: OrderRecord) {
  if (balanceOf(entries) < order.net) refuse(400, 'PAY_1001', 'Your wallet balance is too low.')
  book(world, entries, { type: 'debit', amount: order.net, description: purchase(order), orderId: order.id })
  order.paidAt = world.clock.now()
}
