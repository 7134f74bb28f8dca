import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lineKey } from '#domain/cart/lines.ts'
import { useRecentMachines } from '#domain/machine/chosen-machine.ts'
import { isSameMachine } from '#domain/machine/machine-id.ts'
import type { Attempt, PaymentFacts } from '#domain/order/attempt.ts'
import { moneyState, type Order } from '#domain/order/order-state.ts'
import { isDeniedToOwner } from '#domain/order/read-order.ts'
import { codeOf } from '#domain/payment/kinds/open-app.ts'
import { entryOf } from '#domain/payment/payment-methods.ts'
import { useSession } from '#domain/session/session.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { ApiError, requestIdOf } from '#shared/api/errors.ts'
import { isRefused } from '#shared/api/proofs.ts'
import { useIsOnline } from '#shared/connection.ts'
import { formatTime } from '#shared/dates/dates.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { CheckAgain } from '#shared/ui/CheckAgain.tsx'
import { Facts } from '#shared/ui/Facts.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { ApproveInApp } from './ApproveInApp.tsx'
import { Bought } from './Bought.tsx'
import { factsIn, factsOf } from './payment-facts.ts'
import styles from './UnfinishedPayment.module.css'
import { useAttemptOrder } from './use-attempt-order.ts'
import type { Paying } from './use-paying.ts'
import { useResolving } from './use-resolving.ts'

interface Props {
  attempt: Attempt
  paying: Paying
}

/** Replaces the checkout while an earlier payment is open, no matter which customer started it. */
export function UnfinishedPayment({ attempt, paying }: Props) {
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const session = useSession()
  const recent = useRecentMachines()
  const { order, payment, error: readError, isFetching, refetch } = useAttemptOrder(attempt)
  useResolving(attempt, paying, isOnline)
  // Once this attempt is settled, PaidElsewhere shows another account's paid order.
  const isMinePaid = order !== undefined && moneyState(order) === 'paid' && order.user_id === session.userId
  useEffect(() => {
    if (isMinePaid) navigate(paths.orderDispense(order.id), { replace: true })
  }, [isMinePaid, order?.id, navigate])

  useCanceled(attempt, order, paying)
  const error = paying.failure ?? readError
  const isBusy = paying.stage !== 'idle'
  // The payment is also settled without a tap. That failing is no news to the customer.
  const [hasCanceled, setCanceled] = useState(false)
  const isLookingUp = isBusy || (!order && !payment && isFetching)
  const isOwn = session.userId === attempt.request.user_id
  // The server returns the order only to the customer who placed it. Anyone with the key may end the payment.
  const isDenied = isDeniedToOwner(paying.failure) || isDeniedToOwner(readError)
  const canEnd = payment?.outcome === 'open' || (!payment && isDenied)
  const isOthers = isDenied && !isOwn
  const canPay = order !== undefined && moneyState(order) === 'waiting' && order.payment_progress !== 'confirming'
  // Until the order has been read, only its own customer sees how to pay for it.
  const inApp = canPay || (!order && isOwn) ? attempt.payment : undefined
  const code = inApp && codeOf(inApp)
  const machine = order?.machine ?? recent.find(({ id }) => isSameMachine(id, attempt.request.vending_machine_id))
  const payAnotherWay = () => {
    navigate(paths.paymentMethods, { replace: true })
    paying.giveUp()
  }
  if (code && !payment && !isDenied)
    return (
      <ApproveInApp
        key={inApp.receivedAt}
        attempt={attempt}
        payment={inApp}
        code={code}
        items={boughtWith(attempt)}
        machine={machine}
        paying={paying}
        payAnotherWay={payAnotherWay}
        error={readError}
        checkAgain={() => refetch()}
      />
    )
  const Method = entryOf(attempt.request.payment_method)?.mark
  const { title, hint } = wordsFor({ attempt, order, payment, error, isOthers, isOnline, isLookingUp })
  return (
    <section className={styles.panel}>
      <div role="status" aria-busy={isLookingUp}>
        <h2>
          <Words>{title}</Words>
        </h2>
        <p>
          <Words>{hint}</Words>
        </p>
      </div>
      {isOwn && <Bought items={boughtWith(attempt)} machine={machine} />}
      <p className={styles.facts}>
        {Method && <Method />}
        <Facts facts={factsIn(factsOf(attempt), hint)} />
      </p>
      {hasCanceled && paying.failure && !isBusy && (
        <p role="alert">
          <Words>{isRefused(paying.failure) ? texts.checkout.somethingWrong : describeError(paying.failure)}</Words>
        </p>
      )}
      {canPay && (
        <>
          <Action disabled={isBusy || !isOnline} onClick={paying.resume}>
            {texts.checkout.continuePaying}
          </Action>
          <Action rank="second" disabled={isBusy || !isOnline} onClick={payAnotherWay}>
            {texts.checkout.payAnotherWay}
          </Action>
        </>
      )}
      {!canPay && (
        <CheckAgain
          label={texts.checkout.checkAgain}
          isDisabled={isBusy || !isOnline}
          error={error}
          onCheck={() => (attempt.orderId ? refetch() : paying.settleLost())}
        />
      )}
      {canEnd && (
        <Action
          rank="second"
          disabled={isBusy || !isOnline}
          onClick={() => {
            setCanceled(true)
            paying.giveUp()
          }}
        >
          {texts.checkout.cancelPayment}
        </Action>
      )}
      {isOthers && (
        <Action rank="second" to={paths.login(paths.payment)}>
          {texts.checkout.signInToCheck}
        </Action>
      )}
      <Action rank="quiet" to={paths.support(attempt.orderId, requestIdOf(error))}>
        {texts.checkout.getHelp}
      </Action>
      <SupportReference error={error} />
    </section>
  )
}

/** The record's products are not validated: losing a payment because of a name could lead to a second one. */
const boughtWith = ({ lines }: Attempt) =>
  lines.flatMap((line) => (line.product?.name ? [{ ...line.product, id: lineKey(line), quantity: line.cartQty }] : []))

/** The customer has declined it in another app or tab, or its time is over. This screen goes on with the cart. */
function useCanceled(attempt: Attempt, order: Order | undefined, { showCanceled }: Paying) {
  const show = useEffectEvent(() => showCanceled({ attempt, order }))
  const isCanceled = order !== undefined && moneyState(order) === 'canceled'
  useEffect(() => {
    if (isCanceled) show()
  }, [isCanceled])
}

interface Known {
  attempt: Attempt
  order: Order | undefined
  /** How the payment stands, if this phone may not see the order. */
  payment: PaymentFacts | undefined
  error: Error | null
  isOthers: boolean
  isOnline: boolean
  isLookingUp: boolean
}

function wordsFor({ attempt, order, payment, error, isOthers, isOnline, isLookingUp }: Known): {
  title: string
  hint: string
} {
  const { amount } = factsOf(attempt)
  if (order?.payment_progress === 'confirming' || payment?.outcome === 'confirming')
    return { title: texts.checkout.confirming, hint: texts.checkout.confirmingHint({ amount }) }
  if (payment?.outcome === 'open') {
    const until = payment.ends_at ? formatTime(payment.ends_at) : 'none'
    return { title: texts.checkout.otherOpenTitle, hint: texts.checkout.otherOpen({ amount, until }) }
  }
  const title = texts.checkout.unfinishedTitle
  if (order && moneyState(order) === 'waiting') return { title, hint: texts.checkout.unfinishedWaiting({ amount }) }
  // Paid and about to navigate, or a status that this version does not have.
  if (order || payment) return { title, hint: texts.checkout.unfinishedChecking }
  if (!isOnline) return { title, hint: texts.checkout.unfinishedOffline({ amount }) }
  if (isLookingUp || !error) return { title, hint: texts.checkout.unfinishedChecking }
  if (isOthers) return { title, hint: texts.checkout.unfinishedOther({ amount }) }
  if (attempt.orderId) return { title, hint: texts.checkout.unfinishedUnread }
  return {
    title,
    hint:
      error instanceof ApiError
        ? texts.checkout.unfinishedByServer({ amount })
        : texts.checkout.unfinishedLost({ amount }),
  }
}
