import { matchPath, useLocation } from 'react-router-dom'
import { KeptOrders } from '#features/orders/history/KeptOrders.tsx'
import { routes } from '#shared/paths.ts'
import { OfflineScreen } from './OfflineScreen.tsx'

/** While offline, the orders that are stored on this phone. */
export function OfflineOrders() {
  const { pathname } = useLocation()
  const orderId = matchPath(routes.orderHistoryDetails, pathname)?.params.orderId
  return <KeptOrders orderId={orderId} otherwise={<OfflineScreen />} />
}
