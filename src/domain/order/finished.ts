/** Apart from endings.ts, because the first load asks no more of an order than this. */
import { dispenseStage, type Order } from './order-state.ts'

export type Finishable = Pick<Order, 'status' | 'is_active' | 'refundable_amount'> & Partial<Pick<Order, 'refund'>>

/** What is still active may yet be dispensed: it is released first. */
export const canRefund = (order: Finishable | undefined) =>
  order !== undefined && !order.is_active && !order.refund && order.refundable_amount > 0

const finalStatuses: readonly string[] = ['Dispensed', 'Partially-Dispensed', 'Failed', 'Cancelled']

/** Whether the server has nothing more to tell; a status newer than this app may still change. */
export const isOver = (order: Pick<Order, 'status' | 'is_active'>) =>
  finalStatuses.includes(order.status) || dispenseStage(order) === 'released'

/** Nothing is left to collect or to get back. */
export const isFinished = (order: Finishable) => isOver(order) && !canRefund(order)
