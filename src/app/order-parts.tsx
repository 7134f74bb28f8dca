/** What the screens of an order have in common, composed here because features don't import each other. */
import { isCoffee, type Order } from '#domain/order/order-state.ts'
import type { OrderInHand } from '#domain/order/use-ending.ts'
import { PushOffer } from '#features/notifications/PushOffer.tsx'
import { OrderActions } from '#features/order-actions/OrderActions.tsx'
import { RateOrder } from '#features/order-actions/RateOrder.tsx'
import { OrderAgainButton } from '#features/orders/OrderAgainButton.tsx'
import { ReceiptButton } from '#features/orders/ReceiptButton.tsx'

/** The order's actions, and the offer of push messages where the customer waits for something. */
export function Actions(props: OrderInHand & { isAtMachine: boolean }) {
  const about = awaited(props)
  return (
    <>
      <OrderActions {...props} />
      {about && <PushOffer about={about} />}
    </>
  )
}

/** Products come out within seconds; a cup is brewed and a bank takes its time. */
function awaited({ order, ending }: OrderInHand) {
  if (order?.refund?.status === 'Initiated') return 'refund'
  return order && ending.stage === 'dispensing' && isCoffee(order) ? 'cup' : null
}

/** What to do with an order that has ended at its machine. */
export const AtTheEnd = ({ order }: { order: Order }) => (
  <>
    <RateOrder order={order} />
    <OrderAgainButton order={order} />
    <ReceiptButton order={order} />
  </>
)
