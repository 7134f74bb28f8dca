import { endingOf } from '#domain/order/endings.ts'
import type { Order } from '#domain/order/order-state.ts'

/** How a status looks in a list, where nothing but the order is known. */
export const statusTone = (order: Pick<Order, 'status' | 'is_active'>) =>
  endingOf({ order: { ...order, refundable_amount: 0 } }).tone
