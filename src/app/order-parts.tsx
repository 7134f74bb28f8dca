/** Shared parts of the order screens, composed here because features don't import each other. */
import { isCoffee, type Order } from '#domain/order/order-state.ts'
import type { OrderInHand } from '#domain/order/use-ending.ts'
import { PushOffer } from '#features/notifications/PushOffer.tsx'
import { OrderActions } from '#features/order-actions/OrderActions.tsx'
import { RateOrder } from '#features/order-actions/RateOrder.tsx'
import { RefundState } from '#features/order-actions/RefundState.tsx'
import { OrderAgainButton } from '#features/orders/OrderAgainButton.tsx'
import { ReceiptButton } from '#features/orders/ReceiptButton.tsx'

/** The order's actions, and an offer of push notifications if the customer has to wait. */
export function Actions(props: OrderInHand & { isAtMachine: boolean }) {
  const about = awaited(props)
  return (
    <>
      <OrderActions {...props} />
      {about && <PushOffer about={about} />}
    </>
  )
}

/** What the customer waits for: a refund or a cup. Other products come out within seconds. */
function awaited({ order, ending }: OrderInHand) {
  if (order?.refund?.status === 'Initiated') return 'refund'
  return order && ending.stage === 'dispensing' && isCoffee(order) ? 'cup' : null
}

/** The refund of an order that is stored on this phone. */
export const Refund = ({ order: { refund, currency } }: { order: Order }) =>
  refund && <RefundState refund={refund} currency={currency} />

/** Actions after dispensing has ended. */
export const AtTheEnd = ({ order }: { order: Order }) => (
  <>
    <RateOrder order={order} />
    <OrderAgainButton order={order} />
    <ReceiptButton order={order} />
  </>
)
