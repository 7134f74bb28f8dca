/** Shared parts of the order screens, composed here because features don't import each other. */
import { isCoffee, type Order } from '#domain/order/order-state.ts'
import type { OrderInHand } from '#domain/order/use-ending.ts'
import { PushOffer } from '#features/notifications/PushOffer.tsx'
import { OrderActions } from '#features/order-actions/OrderActions.tsx'
import { RateOrder } from '#features/order-actions/RateOrder.tsx'
import { RefundState } from '#features/order-actions/RefundState.tsx'
import { OrderAgainButton } from '#features/orders/OrderAgainButton.tsx'
import { ReceiptButton } from '#features/orders/ReceiptButton.tsx'

/** The order's actions, "order again" if all has come out, and an offer of push notifications if the customer waits. */
export function Actions(props: OrderInHand & { isAtMachine: boolean }) {
  const about = awaited(props)
  const { order, ending, isAtMachine } = props
  const done = isAtMachine && ending.stage === 'dispensed' && order
  return (
    <>
      {done && <OrderAgainButton order={done} rank="main" />}
      <OrderActions {...props}>{done && <ReceiptButton order={done} rank="quiet" />}</OrderActions>
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
export const Refund = ({ order: { refund, items, currency } }: { order: Order }) =>
  refund && <RefundState refund={refund} items={items} currency={currency} />

/** Shown below the refund of a partly dispensed order. */
export const PartlyDispensedActions = ({ order }: { order: Order }) => (
  <>
    <RateOrder order={order} />
    <OrderAgainButton order={order} />
    <ReceiptButton order={order} />
  </>
)
