/**
 * What an order's status means for the payment, the machine and each item (§3). endings.ts decides what the customer
 * can do about it.
 */
import type { components } from '#generated/types.ts'

export type Order = components['schemas']['Order']
export type OrderItem = components['schemas']['OrderItem']

/** Whether at least one unit of an item was not dispensed. */
export const isShort = ({ status }: Pick<OrderItem, 'status'>) =>
  status === 'Failed' || status === 'Partially-Dispensed'

/** `unknown` is a status newer than this app: it settles nothing and is never shown as a failure. */
export type MoneyState = 'waiting' | 'paid' | 'canceled' | 'unknown'

/** `Failed` means that a paid order was not dispensed; a failed payment is `Cancelled`. */
export function moneyState({ status }: Pick<Order, 'status'>): MoneyState {
  switch (status) {
    case 'Pending':
      return 'waiting'
    case 'Cancelled':
      return 'canceled'
    case 'Paid':
    case 'In-Progress':
    case 'Dispensed':
    case 'Partially-Dispensed':
    case 'Failed':
      return 'paid'
    default:
      return 'unknown'
  }
}

export type DispenseStage =
  | 'unpaid'
  | 'canceled'
  | 'ready'
  | 'released'
  | 'dispensing'
  | 'dispensed'
  | 'partly'
  | 'failed'
  | 'unknown'

/** `released`: paid, then unblocked or refunded without being dispensed. */
export function dispenseStage({ status, is_active }: Pick<Order, 'status' | 'is_active'>): DispenseStage {
  switch (status) {
    case 'Pending':
      return 'unpaid'
    case 'Cancelled':
      return 'canceled'
    case 'Paid':
      return is_active ? 'ready' : 'released'
    case 'In-Progress':
      return 'dispensing'
    case 'Dispensed':
      return 'dispensed'
    case 'Partially-Dispensed':
      return 'partly'
    case 'Failed':
      return 'failed'
    default:
      return 'unknown'
  }
}

export type ItemStage = 'waiting' | 'dispensing' | 'dispensed' | 'partly' | 'failed' | 'unknown'

/** The item's status decides; its progress only tells a waiting item from one being dispensed. */
export function itemStage({ status, progress }: Pick<OrderItem, 'status' | 'progress'>): ItemStage {
  switch (status) {
    case 'Dispensed':
      return 'dispensed'
    case 'Partially-Dispensed':
      return 'partly'
    case 'Failed':
      return 'failed'
    case 'Pending':
      return progress === 'in-progress' ? 'dispensing' : 'waiting'
    default:
      return 'unknown'
  }
}

/** Counts units, not lines: three cans of one product count as three. */
export function dispensedCount(items: readonly Pick<OrderItem, 'quantity' | 'dispensed_quantity'>[]) {
  return items.reduce(
    (sum, item) => ({ dispensed: sum.dispensed + item.dispensed_quantity, total: sum.total + item.quantity }),
    { dispensed: 0, total: 0 },
  )
}

/**
 * Percent of an order that is out, and that is on its way: one of each item that the machine is dispensing. `pieces`: its
 * units.
 */
export function progressOf(
  items: readonly Pick<OrderItem, 'quantity' | 'dispensed_quantity' | 'status' | 'progress'>[],
) {
  const { dispensed, total } = dispensedCount(items)
  const coming = items.filter((item) => itemStage(item) === 'dispensing').length
  return { out: (dispensed / total) * 100, coming: (coming / total) * 100, pieces: total }
}

export const isCoffee = ({ machine }: Pick<Order, 'machine'>) => machine.machine_type === 'Coffee'

/** Whether a finished cup waits to be taken and the next one has not been started. */
export function isCupOut(order: Pick<Order, 'machine' | 'status' | 'items'>) {
  const { dispensed, total } = dispensedCount(order.items)
  return (
    isCoffee(order) &&
    order.status === 'In-Progress' &&
    order.machine.online_status !== 'offline' &&
    dispensed > 0 &&
    dispensed < total &&
    !order.items.some((item) => itemStage(item) === 'dispensing')
  )
}
