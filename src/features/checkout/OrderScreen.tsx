import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { isOpen } from '#domain/order/attempt.ts'
import { readAttempt } from '#domain/order/attempt-store.ts'
import { moneyState, type Order } from '#domain/order/order-state.ts'
import { isDeniedToOwner } from '#domain/order/read-order.ts'
import { useFollowedOrder } from '#domain/order/use-followed-order.ts'
import { useSession } from '#domain/session/session.ts'
import { OrderAtMachine } from '#features/orders/collect/OrderAtMachine.tsx'
import { paths, routes } from '#shared/paths.ts'
import { read } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { OtherPayment } from './OtherPayment.tsx'
import { PaymentResult } from './PaymentResult.tsx'
import { tokenIn, useReturnedPayment } from './use-returned-payment.ts'

const isDecided = (order: Order) => ['paid', 'canceled'].includes(moneyState(order))

/** The address names the payment that came back. Without an order id, it is the one that was started here. */
const orderToShow = (named: string | null) => named || (readAttempt()?.orderId ?? read('orderId') ?? undefined)

/** This phone's open payment, if it is another one than the one shown. */
function useOtherPayment(orderId: string | undefined) {
  const attempt = useStored('checkoutAttempt')
  return isOpen(attempt) && attempt.orderId !== undefined && attempt.orderId !== orderId ? attempt : undefined
}

/** Whether this order's payment was started on this phone and isn't settled. */
function useIsOpenHere(orderId: string | undefined) {
  const attempt = useStored('checkoutAttempt')
  return isOpen(attempt) && orderId !== undefined && attempt.orderId === orderId
}

/** At the order's machine. */
const machineTitles: Partial<Record<string, string>> = {
  [routes.orderDispense]: texts.dispense.readyScreen,
  [routes.orderDispenseStatus]: texts.dispense.statusScreen,
}

/**
 * The return page of every payment provider and the wallet, for success and failure, and the order at its machine: one
 * screen, so that what shows a paid order stays while the machine starts and the address changes.
 */
export function OrderScreen() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const named = query.get('order_id')
  return <OneOrder key={named} named={named} machineTitle={machineTitles[pathname]} />
}

interface Props {
  named: string | null
  /** Undefined at a payment's result. */
  machineTitle: string | undefined
}

/**
 * A result's URL only says which order it is about; the server reports the outcome. Once the order is paid, it is shown
 * at its machine.
 */
function OneOrder({ named, machineTitle }: Props) {
  const { userId } = useSession()
  const [ofPayment] = useState(() => orderToShow(named))
  const orderId = machineTitle === undefined ? ofPayment : undefined
  const [isOwn] = useState(() => ofPayment !== undefined && readAttempt()?.orderId === ofPayment)
  const followed = useFollowedOrder(orderId, isDecided)
  const other = useOtherPayment(orderId)
  const isStillOpen = useIsOpenHere(orderId)
  const { order, isMissing, error } = followed
  // Whoever pays needs no session until the payment is settled.
  const hasSession = userId !== undefined || (isOwn && (isStillOpen || order !== undefined))
  const { hash } = useLocation()
  const isElsewhere = !isStillOpen && !order && (!hasSession || isMissing || isDeniedToOwner(error))
  const returned = useReturnedPayment(isElsewhere ? tokenIn(hash) : undefined, orderId)
  if (machineTitle !== undefined) return <OrderAtMachine title={machineTitle} />
  // The payer's session is gone. The payment screen asks by the payment's key, which needs none.
  if (!order && isStillOpen && (isMissing || isDeniedToOwner(error))) return <Navigate to={paths.payment} replace />
  // A payment that came after the cancellation is refunded, which the order shows.
  const hasPaid = order && (moneyState(order) === 'paid' || order.refund)
  // Only the customer who placed the order can start the machine. For an earlier session's order, show how to get to it.
  if (hasPaid && order.user_id === userId) return <OrderAtMachine orderId={order.id} title={texts.paymentResult.paid} />
  return (
    <Screen title={texts.paymentResult.title} hasOwnTitle>
      {other && <OtherPayment attempt={other} />}
      <PaymentResult {...followed} hasSession={hasSession} orderId={orderId} isOwn={isOwn} returned={returned} />
    </Screen>
  )
}
