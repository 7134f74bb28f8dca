import { matchPath, useLocation } from 'react-router-dom'
import type { Order } from '#domain/order/order-state.ts'
import { RefundState } from '#features/order-actions/RefundState.tsx'
import { KeptOrders } from '#features/orders/KeptOrders.tsx'
import { routes } from '#shared/paths.ts'
import { OfflineScreen } from './OfflineScreen.tsx'

/** While offline, the orders that are stored on this phone. */
export function OfflineOrders() {
  const { pathname } = useLocation()
  const orderId = matchPath(routes.orderHistoryDetails, pathname)?.params.orderId
  return <KeptOrders orderId={orderId} otherwise={<OfflineScreen />} Refund={Refund} />
}

/** Composed here because features don't import each other. */
const Refund = ({ order: { refund, currency } }: { order: Order }) =>
  refund && <RefundState refund={refund} currency={currency} />
