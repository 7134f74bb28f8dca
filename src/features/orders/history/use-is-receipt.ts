import { useSearchParams } from 'react-router-dom'
import { moneyState, type Order } from '#domain/order/order-state.ts'
import { config } from '#shared/config.ts'

/** Whether the URL asks for the app's own receipt and the order has one: only a paid order does. */
export function useIsReceipt() {
  const [query] = useSearchParams()
  const isWanted = config.features.offlineOrders && query.get('view') === 'receipt'
  return (order: Order) => isWanted && moneyState(order) === 'paid'
}
