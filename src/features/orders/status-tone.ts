import { dispenseStage, type Order } from '#domain/order/order-state.ts'

/** How a status looks; one this app does not know is neutral. */
export function statusTone(order: Pick<Order, 'status' | 'is_active'>): 'good' | 'bad' | 'warn' | 'active' | 'neutral' {
  switch (dispenseStage(order)) {
    case 'dispensed':
      return 'good'
    case 'ready':
    case 'dispensing':
      return 'active'
    case 'partly':
      return 'warn'
    case 'failed':
      return 'bad'
    default:
      return 'neutral'
  }
}
