/** Separate from endings.ts, because the first load needs only this. */
import { dispenseStage, type Order } from './order-state.ts'

export type Finishable = Pick<Order, 'status' | 'is_active' | 'refundable_amount'> & Partial<Pick<Order, 'refund'>>

/** An active order may still be dispensed, so it has to be released first. */
export const canRefund = (order: Finishable | undefined) =>
  order !== undefined && !order.is_active && !order.refund && order.refundable_amount > 0

const finalStatuses: readonly string[] = ['Dispensed', 'Partially-Dispensed', 'Failed', 'Cancelled']

/** Whether the status is final. A status newer than this app is not. */
export const isOver = (order: Pick<Order, 'status' | 'is_active'>) =>
  finalStatuses.includes(order.status) || dispenseStage(order) === 'released'

/** Nothing is left to collect or refund. */
export const isFinished = (order: Finishable) => isOver(order) && !canRefund(order)
