import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Attempt } from '#domain/order/attempt.ts'
import { moneyState, type Order } from '#domain/order/order-state.ts'
import { isRefusedToMaker } from '#domain/order/read-order.ts'
import { useSession } from '#domain/session/session.ts'
import { requestIdOf } from '#shared/api/errors.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { read } from '#shared/storage/storage.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { Action } from '#shared/ui/Action.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { useIsOnline } from '#shared/use-is-online.ts'
import styles from './UnfinishedPayment.module.css'
import { useAttemptOrder } from './use-attempt-order.ts'
import type { Paying } from './use-paying.ts'
import { useResolving } from './use-resolving.ts'

interface Props {
  attempt: Attempt
  paying: Paying
}

/** Stands before any new payment while an earlier one is open, whoever made it. */
export function UnfinishedPayment({ attempt, paying }: Props) {
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const session = useSession()
  const { order, error: readError, isFetching, refetch } = useAttemptOrder(attempt)
  useResolving(attempt, paying, isOnline)
  const isPaid = order !== undefined && moneyState(order) === 'paid'
  const isMine = order?.user_id === session.userId
  useEffect(() => {
    if (isPaid && isMine) navigate(paths.orderDispense(order.id), { replace: true })
  }, [isPaid, isMine, order?.id, navigate])

  if (isPaid && !isMine) return <PaidElsewhere order={order} />
  const error = paying.failure ?? readError
  const isBusy = paying.stage !== 'idle'
  const isLookingUp = isBusy || (!order && isFetching)
  /** The server tells only whoever made it. */
  const isOthers = isRefusedToMaker(error) && session.userId !== attempt.request.user_id
  const canPay = order !== undefined && moneyState(order) === 'waiting' && order.payment_progress !== 'confirming'
  const { title, hint } = wordsFor({ attempt, order, isOthers, isOnline, isLookingUp })
  return (
    <section className={styles.panel}>
      <div role="status" aria-busy={isLookingUp}>
        <h2>{title}</h2>
        <p>{hint}</p>
      </div>
      {canPay && (
        <>
          <Action disabled={isBusy || !isOnline} onClick={paying.resume}>
            {texts.continuePaying}
          </Action>
          <Action rank="second" disabled={isBusy || !isOnline} onClick={paying.giveUp}>
            {texts.payAnotherWay}
          </Action>
        </>
      )}
      {!canPay && (
        <Action
          disabled={isBusy || !isOnline}
          onClick={() => (attempt.orderId && !isRefusedToMaker(error) ? void refetch() : paying.giveUp())}
        >
          {texts.checkAgain}
        </Action>
      )}
      {isOthers && (
        <Action rank="second" to={paths.login(paths.payment)}>
          {texts.signInToCheck}
        </Action>
      )}
      <Action rank="quiet" to={paths.support(attempt.orderId, requestIdOf(error))}>
        {texts.getHelp}
      </Action>
      <SupportReference error={error} />
    </section>
  )
}

/** Paid before somebody else signed in on this phone: only the account that paid can collect it. */
function PaidElsewhere({ order }: { order: Order }) {
  const isGuests = read('guestUserId') === order.user_id
  return (
    <section className={styles.panel}>
      <div role="status">
        <h2>{texts.paidElsewhere(formatMoney(toMinor(order.net_payable_amount)))}</h2>
        <p>{isGuests ? texts.paidAsGuestHint(order.order_number) : texts.paidElsewhereHint(order.order_number)}</p>
      </div>
      <Action to={isGuests ? paths.account : paths.login(paths.orderDispense(order.id))}>
        {isGuests ? texts.toAccount : texts.signInToCollect}
      </Action>
      <Action rank="quiet" to={paths.support(order.id)}>
        {texts.getHelp}
      </Action>
    </section>
  )
}

interface Facts {
  attempt: Attempt
  order: Order | undefined
  isOthers: boolean
  isOnline: boolean
  isLookingUp: boolean
}

function wordsFor({ attempt, order, isOthers, isOnline, isLookingUp }: Facts): { title: string; hint: string } {
  const amount = formatMoney(toMinor(attempt.quote.net_payable_amount))
  if (order?.payment_progress === 'confirming') return { title: texts.confirming, hint: texts.confirmingHint(amount) }
  if (order) return { title: texts.unfinishedTitle, hint: texts.unfinishedWaiting(amount) }
  const title = texts.unfinishedTitle
  if (!isOnline) return { title, hint: texts.unfinishedOffline(amount) }
  if (isLookingUp) return { title, hint: texts.unfinishedChecking }
  if (isOthers) return { title, hint: texts.unfinishedOther(amount) }
  return { title, hint: attempt.orderId ? texts.unfinishedUnread : texts.unfinishedLost(amount) }
}
