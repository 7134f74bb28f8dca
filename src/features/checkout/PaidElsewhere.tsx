import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Attempt } from '#domain/order/attempt.ts'
import { isOver } from '#domain/order/endings.ts'
import { forgetFinishedAttempt } from '#domain/order/settle-stored.ts'
import { useSession } from '#domain/session/session.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { read } from '#shared/storage/storage.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { Action } from '#shared/ui/Action.tsx'
import styles from './UnfinishedPayment.module.css'
import { useAttemptOrder } from './use-attempt-order.ts'

/** Milliseconds. */
const anHour = 3_600_000

/** An order that somebody else paid on this phone, until it is over: only the account that paid can collect it. */
export function PaidElsewhere({ attempt }: { attempt: Attempt }) {
  const navigate = useNavigate()
  const { userId } = useSession()
  const { order, isError } = useAttemptOrder(attempt)
  const isMine = order !== undefined && order.user_id === userId
  const hasEnded = order !== undefined && isOver(order)
  useEffect(() => {
    if (hasEnded) void forgetFinishedAttempt(order.id)
    else if (isMine) navigate(paths.orderDispense(order.id), { replace: true })
  }, [hasEnded, isMine, order?.id, navigate])
  // Who has signed out is not asked for again; for a while it is likely still waiting.
  const isRecent = Date.now() - Date.parse(attempt.startedAt) < anHour
  if (isMine || hasEnded || !(order || (isError && isRecent)) || !attempt.orderId) return null

  const isGuests = read('guestUserId') === attempt.request.user_id
  const number = order?.order_number
  return (
    <section className={styles.panel}>
      <div role="status">
        <h2>{texts.paidElsewhere(formatMoney(toMinor(attempt.quote.net_payable_amount)))}</h2>
        <p>{isGuests ? texts.paidAsGuestHint(number) : texts.paidElsewhereHint(number)}</p>
      </div>
      <Action to={isGuests ? paths.account : paths.login(paths.orderDispense(attempt.orderId))}>
        {isGuests ? texts.toAccount : texts.signInToCollect}
      </Action>
      <Action rank="quiet" to={paths.support(attempt.orderId)}>
        {texts.getHelp}
      </Action>
    </section>
  )
}
