/** What customers hear of without asking: an order that has ended, money that comes back. */
import { statusOf } from '../orders/life-cycle.ts'
import type { Schema } from '../schema.ts'
import type { OrderRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'
import { tell } from './phones.ts'

const endings: Partial<Record<Schema<'OrderStatus'>, { title: string; body: string }>> = {
  Dispensed: { title: 'Your order is ready', body: 'Everything is out. Enjoy it!' },
  'Partially-Dispensed': {
    title: 'Part of your order stayed inside',
    body: 'You can have the rest of your money back.',
  },
  Failed: { title: 'Your order did not come out', body: 'You can have your money back.' },
}

const pathOf = ({ id }: OrderRecord) => `/order-history-details/${id}`

export function tellEnding(world: World, order: OrderRecord) {
  const words = endings[statusOf(world, order)]
  if (words) void tell(world, { ...words, path: pathOf(order) }, order.userId)
}

export function tellRefund(world: World, order: OrderRecord, { amount, mode }: Schema<'Refund'>) {
  const body = mode === 'wallet' ? 'It is in your wallet.' : 'It goes back to where you paid from.'
  void tell(world, { title: `Refund of ₹${amount}`, body, path: pathOf(order) }, order.userId)
}
