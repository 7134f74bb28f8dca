import { statusOf } from '../orders/life-cycle.ts'
import { toMajor } from '../orders/money.ts'
import { ordersOf } from '../orders/order-answer.ts'
import type { Schema } from '../schema.ts'
import { instant } from '../world/clock.ts'
import type { OrderRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'
import { type Handlers, pageOf, signedIn } from './handler.ts'

function row(world: World, order: OrderRecord): Schema<'OrderTransaction'> {
  return {
    id: `txr-${order.id}`,
    order_id: order.id,
    order_number: order.number,
    vending_machine_id: order.machineId,
    machine_name: world.state.machines.get(order.machineId)?.machine.name ?? order.machineId,
    summary: order.items
      .map(({ product }) => product.name)
      .join(', ')
      .slice(0, 300),
    item_count: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    image_url: order.items[0]?.product.image_url ?? '/',
    amount: toMajor(order.net),
    payment_method: order.method,
    status: statusOf(world, order),
    created_at: instant(order.createdAt),
  }
}

export const transactionsHandlers: Handlers = {
  listOrderTransactions: (call) => {
    const { world, params } = call
    const keyword = (params.keyword ?? '').toLowerCase()
    const rows = ordersOf(world, signedIn(call).userId)
      .map((order) => row(world, order))
      .filter(({ order_number, machine_name, summary }) =>
        `${order_number} ${machine_name} ${summary}`.toLowerCase().includes(keyword),
      )
    return pageOf(params.order === 'ASC' ? rows.reverse() : rows, params)
  },
}
