import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Attempt } from '#domain/order/attempt.ts'
import { moneyState, type Order } from '#domain/order/order-state.ts'
import { isDeniedToOwner } from '#domain/order/read-order.ts'
import { useSession } from '#domain/session/session.ts'
import { ApiError, requestIdOf } from '#shared/api/errors.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { useSecondsUntilRetry } from '#shared/ui/use-seconds-until.ts'
import { useIsOnline } from '#shared/use-is-online.ts'
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
  const { order, error: readError, isFetching, refetch } = useAttemptOrder(attempt)
  useResolving(attempt, paying, isOnline)
  // Once this attempt is settled, PaidElsewhere shows another account's paid order.
  const isMinePaid = order !== undefined && moneyState(order) === 'paid' && order.user_id === session.userId
  useEffect(() => {
    if (isMinePaid) navigate(paths.orderDispense(order.id), { replace: true })
  }, [isMinePaid, order?.id, navigate])

  const error = paying.failure ?? readError
  const isBusy = paying.stage !== 'idle'
  const isLookingUp = isBusy || (!order && isFetching)
  // The server returns the order only to the customer who placed it.
  const isOthers = isDeniedToOwner(error) && session.userId !== attempt.request.user_id
  const canPay = order !== undefined && moneyState(order) === 'waiting' && order.payment_progress !== 'confirming'
  const seconds = useSecondsUntilRetry(error)
  const { title, hint } = wordsFor({ attempt, order, error, isOthers, isOnline, isLookingUp })
  return (
    <section className={styles.panel}>
      <div role="status" aria-busy={isLookingUp}>
        <h2>{title}</h2>
        <p>{hint}</p>
      </div>
      {canPay && (
        <>
          <Action disabled={isBusy || !isOnline} onClick={paying.resume}>
            {texts.checkout.continuePaying}
          </Action>
          <Action rank="second" disabled={isBusy || !isOnline} onClick={paying.giveUp}>
            {texts.checkout.payAnotherWay}
          </Action>
        </>
      )}
      {!canPay && (
        <Action
          disabled={isBusy || !isOnline || seconds > 0}
          onClick={() => {
            if (!attempt.orderId) paying.settleLost()
            else if (isDeniedToOwner(error)) paying.giveUp()
            else void refetch()
          }}
        >
          {seconds > 0 ? texts.errors.tryAgainIn({ seconds }) : texts.checkout.checkAgain}
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

interface Facts {
  attempt: Attempt
  order: Order | undefined
  error: Error | null
  isOthers: boolean
  isOnline: boolean
  isLookingUp: boolean
}

function wordsFor({ attempt, order, error, isOthers, isOnline, isLookingUp }: Facts): { title: string; hint: string } {
  const amount = priceOf(attempt.quote.net_payable_amount, attempt.quote.currency)
  if (order?.payment_progress === 'confirming')
    return { title: texts.checkout.confirming, hint: texts.checkout.confirmingHint({ amount }) }
  const title = texts.checkout.unfinishedTitle
  if (order && moneyState(order) === 'waiting') return { title, hint: texts.checkout.unfinishedWaiting({ amount }) }
  // Paid and about to navigate, or a status that this version does not have.
  if (order) return { title, hint: texts.checkout.unfinishedChecking }
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
