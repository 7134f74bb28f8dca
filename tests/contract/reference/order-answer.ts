/** An order as the contract shows it. */
import { isActive, refundable, statusOf } from './dispensing.ts'
import { notFound } from './reply.ts'
import { slotLabel, slotOf } from './stock.ts'
import { type Item, instant, major, type Order, type Refund, type World } from './world.ts'

/** A refund to a card takes this long. */
const processing = 60_000

export function refundState(world: World, { at, processedAt }: Refund) {
  const done = processedAt ?? (world.now() - at >= processing ? at + processing : undefined)
  return {
    status: done === undefined ? 'Initiated' : 'Processed',
    ...(done !== undefined && { processed_at: instant(done) }),
  }
}

const refundKind = ({ isFull }: Refund) => (isFull ? 'full' : 'partial')

export const refundAnswer = (world: World, order: Order, refund: Refund) => ({
  id: refund.id,
  order_id: order.id,
  order_number: order.number,
  machine_name: world.machines.get(order.machineId)?.name ?? order.machineId,
  amount: major(refund.amount),
  kind: refundKind(refund),
  mode: refund.mode,
  created_at: instant(refund.at),
  ...refundState(world, refund),
})

function progressOf(world: World, order: Order, { quantity, dispensed, failed }: Item) {
  const isThrough = dispensed + failed === quantity
  if (!isThrough)
    return { status: 'Pending', ...(statusOf(world, order) === 'In-Progress' && { progress: 'in-progress' }) }
  if (dispensed === 0) return { status: 'Failed', progress: 'failed' }
  return { status: dispensed === quantity ? 'Dispensed' : 'Partially-Dispensed', progress: 'completed' }
}

function itemAnswer(world: World, order: Order, item: Item) {
  const machine = world.machines.get(order.machineId)
  const slot = machine && slotOf(machine, item.motorId)
  return {
    id: item.id,
    product_id: item.productId,
    name: world.catalogue.get(item.productId)?.name ?? item.productId,
    image_url: `/pictures/${item.productId}.svg`,
    quantity: item.quantity,
    dispensed_quantity: item.dispensed,
    price: major(item.price),
    motor_id: item.motorId,
    slot_label: slot ? slotLabel(slot) : '-',
    ...progressOf(world, order, item),
    custom_ingredients: item.ingredients,
  }
}

export function orderAnswer(world: World, order: Order) {
  const { id, name, place, type } = world.machines.get(order.machineId) ?? notFound('machine')
  const { refund } = order
  return {
    id: order.id,
    order_number: order.number,
    user_id: order.userId,
    status: statusOf(world, order),
    is_active: isActive(world, order),
    is_deleted: false,
    machine: { id, name, place, machine_type: type },
    items: order.items.map((item) => itemAnswer(world, order, item)),
    payment_method: order.method,
    total_amount: major(order.total),
    discount_amount: major(order.total - order.net),
    net_payable_amount: major(order.net),
    refundable_amount: major(refundable(world, order)),
    ...(order.offerId && { offer_id: order.offerId }),
    created_at: instant(order.createdAt),
    ...(order.paidAt !== undefined && { paid_at: instant(order.paidAt) }),
    ...(order.startedAt !== undefined && { dispense_started_at: instant(order.startedAt) }),
    ...(order.endedAt !== undefined && { completed_at: instant(order.endedAt) }),
    ...(refund && {
      refund: {
        id: refund.id,
        kind: refundKind(refund),
        mode: refund.mode,
        status: refundState(world, refund).status,
        amount: major(refund.amount),
      },
    }),
  }
}

/** The newest first; of those made at one instant the last. */
export const ordersOf = (world: World, userId: string) =>
  [...world.orders.values()]
    .filter((order) => order.userId === userId)
    .reverse()
    .sort((a, b) => b.createdAt - a.createdAt)

/** One row of the order history. */
export const orderRow = (world: World, order: Order) => ({
  id: `row-${order.id}`,
  order_id: order.id,
  order_number: order.number,
  vending_machine_id: order.machineId,
  machine_name: world.machines.get(order.machineId)?.name ?? order.machineId,
  summary: order.items
    .map(({ productId }) => world.catalogue.get(productId)?.name ?? productId)
    .join(', ')
    .slice(0, 300),
  item_count: order.items.reduce((count, { quantity }) => count + quantity, 0),
  image_url: `/pictures/${order.items[0]?.productId}.svg`,
  amount: major(order.net),
  payment_method: order.method,
  status: world.has('history-status-stale') && order.endedAt ? 'Paid' : statusOf(world, order),
  created_at: instant(order.createdAt + (world.has('history-local-time') ? 330 * 60_000 : 0)),
})
