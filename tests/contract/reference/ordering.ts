/** From an order's body to an order: priced again, charged, made once a key. */
import { isDeepStrictEqual } from 'node:util'
import { agree, type Line, priceCart } from './cart.ts'
import { isActive } from './dispensing.ts'
import { balanceOf, book } from './ledger.ts'
import { type Call, signedIn } from './operation.ts'
import { paymentFor } from './provider.ts'
import { notYours, ok, refuse } from './reply.ts'
import { machineOf } from './stock.ts'
import { minor, type Order, type World } from './world.ts'

export interface OrderBody {
  user_id: string
  vending_machine_id: string
  products: Line[]
  payment_method: Order['method']
  net_payable_amount: number
  source_id: string | null
  total_amount: number
  offer_id?: string
}

const receivedAnswer = ({ id, method, payment }: Order) => ok({ order_id: id, payment_method: method, payment })

/** The order that this key has made already; refuses the key with another body. */
function madeBefore(world: World, key: string, body: OrderBody): Order | undefined {
  const known = world.keys.get(key)
  if (!known || world.has('order-key-ignored')) return undefined
  const { products } = world.has('order-key-ignores-products') ? (known.body as OrderBody) : body
  if (!isDeepStrictEqual(known.body, { ...body, products }) && !world.has('order-key-takes-other-body'))
    refuse(409, 'ORDER_4090', 'This order was already sent with other contents.')
  return world.orders.get(known.orderId)
}

function make(world: World, body: OrderBody, userId: string): Order {
  const machine = machineOf(world, body.vending_machine_id)
  const priced = priceCart(world, machine, body.products, body.offer_id, {
    offline: world.has('order-at-offline-machine'),
    limit: world.has('order-above-limit'),
  })
  if (priced.items.some(({ quantity }, index) => quantity < (body.products[index]?.quantity ?? 0)))
    refuse(400, 'CART_1000', 'This is no longer available in that quantity.')
  if (!world.has('order-amounts-believed')) agree(priced, body)
  const waiting = [...world.orders.values()].some(
    (order) => order.userId === userId && order.machineId === machine.id && isActive(world, order),
  )
  if (waiting && !world.has('second-open-order'))
    refuse(400, 'PAY_1003', 'Another order is still waiting to be dispensed.')
  const believed = world.has('order-amounts-believed')
  return {
    id: world.nextId('ord'),
    number: `R-${1000 + world.orders.size}`,
    userId,
    machineId: machine.id,
    method: body.payment_method,
    items: body.products.map((line) => itemOf(world, line)),
    total: believed ? minor(body.total_amount) : priced.total,
    net: believed ? minor(body.net_payable_amount) : priced.net,
    ...(body.offer_id && { offerId: body.offer_id }),
    createdAt: world.now(),
    isReleased: false,
    payment: { kind: 'none' },
  }
}

const itemOf = (world: World, line: Line) => ({
  id: world.nextId('itm'),
  productId: line.product_id,
  motorId: line.motor_id,
  price: minor(line.price),
  quantity: line.quantity,
  dispensed: 0,
  failed: 0,
  ingredients: world.has('order-ingredients-lost') ? [] : line.custom_ingredients,
})

function charge(world: World, order: Order, owner: string) {
  const amount = world.has('wallet-charged-without-discount') ? order.total : order.net
  if (balanceOf(world, owner) < amount && !world.has('wallet-overdrawn'))
    refuse(400, 'PAY_1001', 'Your wallet balance is too low.')
  const description = `Order ${order.number} at ${world.machines.get(order.machineId)?.name}`
  if (!world.has('wallet-not-charged')) book(world, owner, { type: 'debit', amount, description, orderId: order.id })
  order.paidAt = world.now()
}

function pay({ world, body, origin }: Call<OrderBody>, order: Order, isGuest: boolean) {
  const isWallet = order.method === 'Wallet' || order.method === 'CompanyWallet'
  if (isGuest && (isWallet || body.source_id !== null))
    refuse(400, 'PAY_1002', 'This payment method needs an account of your own.')
  if (order.method === 'Wallet') return charge(world, order, order.userId)
  if (order.method === 'CompanyWallet') {
    const owner = world.customers.get(order.userId)?.locationId
    return charge(world, order, owner ?? refuse(400, 'PAY_1002', 'This payment method is not available now.'))
  }
  const isSaved = world.cards.get(order.userId)?.some(({ source_id }) => source_id === body.source_id)
  if (body.source_id !== null && !isSaved) refuse(400, 'PAY_1002', 'This card is no longer saved.')
  order.payment = paymentFor(order, origin)
}

export function createOrder(call: Call<OrderBody>) {
  const { world, body, params, headers } = call
  const { userId, isGuest } = signedIn(call)
  if (userId !== params.userId) notYours()
  const key = `${userId} ${headers['idempotency-key']}`
  const known = madeBefore(world, key, body)
  if (known) return receivedAnswer(known)
  if (body.user_id !== userId || body.vending_machine_id !== params.machineId) notYours()
  const order = make(world, body, userId)
  pay(call, order, isGuest)
  if (world.has('order-not-kept')) return receivedAnswer(order)
  world.orders.set(order.id, order)
  world.keys.set(key, { body, orderId: order.id })
  return receivedAnswer(order)
}
