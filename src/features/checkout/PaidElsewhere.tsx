import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Attempt } from '#domain/order/attempt.ts'
import { isFinished } from '#domain/order/finished.ts'
import { useSession } from '#domain/session/session.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { otherAccount } from './other-account.ts'
import styles from './UnfinishedPayment.module.css'
import { useAttemptOrder } from './use-attempt-order.ts'

/** Milliseconds. */
const oneHour = 3_600_000

/** Another customer's order that was paid on this phone, until nothing is left to collect or refund. */
export function PaidElsewhere({ attempt }: { attempt: Attempt }) {
  const navigate = useNavigate()
  const { userId } = useSession()
  const { order, payment, isError } = useAttemptOrder(attempt)
  const waiting = order && !isFinished(order) ? order : undefined
  const now = useDate()
  const isMine = waiting !== undefined && waiting.user_id === userId
  useEffect(() => {
    if (isMine) navigate(paths.orderDispense(waiting.id), { replace: true })
  }, [isMine, waiting?.id, navigate])
  // The order can't be read after its customer has signed out. For an hour, assume that it is still waiting; longer if the
  // phone's date was set back, because this is the only way to the goods.
  const isRecent = now.getTime() - Date.parse(attempt.startedAt) < oneHour
  if (isMine || !(waiting || ((isError || payment) && isRecent)) || !attempt.orderId) return null

  const { hint, label, to } = otherAccount(attempt.request.user_id, attempt.orderId, waiting?.order_number)
  return (
    <section className={styles.panel}>
      <div role="status">
        <h2>
          <Words>
            {texts.checkout.paidElsewhere({
              amount: priceOf(attempt.quote.net_payable_amount, attempt.quote.currency),
            })}
          </Words>
        </h2>
        <p>
          <Words>{hint}</Words>
        </p>
      </div>
      <Action to={to}>{label}</Action>
      <Action rank="quiet" to={paths.support(attempt.orderId)}>
        {texts.checkout.getHelp}
      </Action>
    </section>
  )
}
