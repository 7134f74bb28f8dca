import { endingOf } from '#domain/order/endings.ts'
import type { Order } from '#domain/order/order-state.ts'

/** The badge color of an order's status in a list. */
export const statusTone = (order: Pick<Order, 'status' | 'is_active'>) =>
  endingOf({ order: { ...order, refundable_amount: 0 } }).tone
