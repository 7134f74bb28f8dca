/** From an order's body to an order: priced again, paid or waiting for a provider, made once a key. */
import { createHash } from 'node:crypto'
import { type Call, ownPath } from '../handlers/handler.ts'
import { machineRecord } from '../handlers/machines.ts'
import { productAt, slotLabel, slotOf } from '../machines.ts'
import { paymentFor } from '../pages/payment.ts'
import { refuse } from '../refusal.ts'
import type { Schema } from '../schema.ts'
import type { MachineRecord, OrderItemRecord, OrderRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'
import { balanceOf, book, companyLedgerOf, ledgerOf } from './ledger.ts'
import { isActive } from './life-cycle.ts'
import { toMinor } from './money.ts'
import { priceCart } from './pricing.ts'

type Request = Schema<'OrderRequest'>

export const received = (order: OrderRecord): Schema<'OrderReceived'> => ({
  order_id: order.id,
  payment_method: order.method,
  payment: order.payment,
})

/** The same key and body answer the order they made; the same key with another body is refused. */
export function createOrder(call: Call<'createOrder'>): Schema<'OrderReceived'> {
  const { world, body, params, headers } = call
  const { userId, isGuest } = ownPath(call)
  const key = headers['idempotency-key'] ?? ''
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const earlier = world.state.idempotency.get(key)
  if (earlier?.orderId === null) refuse(409, 'ORDER_4095', 'This payment was given up. Nothing was charged.')
  if (earlier && earlier.fingerprint !== fingerprint)
    refuse(409, 'ORDER_4090', 'This order was already sent with other contents.')
  const known = earlier && world.state.orders.get(earlier.orderId)
  if (known) return received(known)
  if (body.user_id !== userId || body.vending_machine_id !== params.machineId)
    refuse(403, 'AUTH_4030', 'This belongs to somebody else.')

  const machine = machineRecord(world, params.machineId)
  const order = makeOrder(world, machine, body, userId)
  payOrder(call, order, isGuest)
  world.state.orders.set(order.id, order)
  world.state.idempotency.set(key, { fingerprint, orderId: order.id })
  return received(order)
}

/** Everything the order says is held against what is true now. */
function makeOrder(world: World, machine: MachineRecord, body: Request, userId: string): OrderRecord {
  const priced = priceCart(world, machine, body.products, body.offer_id)
  if (priced.items.some(({ removedQty }) => removedQty > 0))
    refuse(400, 'CART_1000', 'This is no longer available in that quantity.')
  if (priced.total !== toMinor(body.total_amount) || priced.net !== toMinor(body.net_payable_amount))
    refuse(400, 'CART_1001', 'A price has changed. Please look at your cart again.')
  const waiting = [...world.state.orders.values()].some(
    (order) => order.userId === userId && order.machineId === machine.machine.id && isActive(world, order),
  )
  if (waiting) refuse(400, 'PAY_1003', 'Another order is still waiting to be dispensed.')
  const id = world.nextId('ord')
  return {
    id,
    number: `A-${1000 + world.state.orders.size + 1}`,
    userId,
    machineId: machine.machine.id,
    items: body.products.map((product, index) => itemRecord(world, machine, product, index)),
    method: body.payment_method,
    total: priced.total,
    net: priced.net,
    ...(priced.offerId && { offerId: priced.offerId }),
    createdAt: world.clock.now(),
    payment: { kind: 'none' },
    pauses: [],
    released: false,
    ended: false,
  }
}

function itemRecord(
  world: World,
  machine: MachineRecord,
  product: Schema<'OrderProduct'>,
  index: number,
): OrderItemRecord {
  const slot = slotOf(machine, product.motor_id)
  return {
    id: world.nextId('itm'),
    product: productAt(world, product.product_id, product.motor_id),
    quantity: product.quantity,
    price: toMinor(product.price),
    motorId: product.motor_id,
    slotLabel: slot ? slotLabel(slot) : '-',
    customIngredients: product.custom_ingredients,
    failures: failuresOf(world, product, index),
    taken: 0,
  }
}

/** A scenario, or a product whose id says so, keeps units inside. */
function failuresOf({ scenario }: World, { product_id, quantity }: Schema<'OrderProduct'>, index: number): number {
  if (scenario.jam === 'all' || product_id.includes('jam-')) return quantity
  return scenario.jam === 'second-item' && index === 1 ? quantity : 0
}

function payOrder(call: Call<'createOrder'>, order: OrderRecord, isGuest: boolean) {
  const { world, body } = call
  const needsAccount = order.method === 'Wallet' || order.method === 'CompanyWallet' || body.source_id !== null
  if (isGuest && needsAccount) refuse(400, 'PAY_1002', 'This payment method needs an account of your own.')
  if (order.method === 'Wallet') return debit(world, ledgerOf(world, order.userId), order)
  if (order.method === 'CompanyWallet') {
    const location = world.state.customers.get(order.userId)?.location
    if (!location) refuse(400, 'PAY_1002', 'This payment method is not available now.')
    return debit(world, companyLedgerOf(world, location.clientLocation.id), order)
  }
  const card = world.state.mealCards.get(order.userId)?.find(({ source_id }) => source_id === body.source_id)
  if (body.source_id !== null && !card) refuse(400, 'PAY_1002', 'This card is no longer saved.')
  order.payment = paymentFor(world, order, call.origin)
}

function debit(world: World, entries: Schema<'WalletTransaction'>[], order: OrderRecord) {
  if (balanceOf(entries) < order.net) refuse(400, 'PAY_1001', 'Your wallet balance is too low.')
  const machine = world.state.machines.get(order.machineId)?.machine.name
  book(world, entries, {
    type: 'debit',
    amount: order.net,
    description: `Order ${order.number} at ${machine}`,
    orderId: order.id,
  })
  order.paidAt = world.clock.now()
}
