import { useParams } from 'react-router-dom'
import { hasEnded } from '#domain/order/order-state.ts'
import { useFollowedOrder } from '#domain/order/use-followed-order.ts'
import { paths } from '#shared/paths.ts'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { OrderDetails } from './OrderDetails.tsx'

/** Follows an order that still moves, so that an open page tells the truth. */
export function OrderDetailsScreen() {
  const { orderId } = useParams()
  const { order, isMissing, isCutOff, error, checkAgain } = useFollowedOrder(orderId, hasEnded)
  return (
    <Screen title={texts.title} back={paths.orderHistory}>
      {order ? (
        <OrderDetails order={order} />
      ) : isMissing ? (
        <EmptyState
          title={texts.notFound}
          hint={texts.notFoundHint}
          action={{ label: texts.toProducts, to: paths.products }}
        />
      ) : isCutOff ? (
        <ErrorState title={texts.loadFailed} error={error} onRetry={checkAgain} />
      ) : (
        <Loading label={texts.loading} />
      )}
    </Screen>
  )
}
