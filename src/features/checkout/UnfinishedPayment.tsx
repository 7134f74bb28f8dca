import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Attempt } from '#domain/order/attempt.ts'
import { moneyState, type Order } from '#domain/order/order-state.ts'
import { useFollowedOrder } from '#domain/order/use-followed-order.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { Action } from '#shared/ui/Action.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import styles from './UnfinishedPayment.module.css'
import type { Paying } from './use-paying.ts'

interface Props {
  attempt: Attempt
  userId: string
  paying: Paying
}

const isDecided = (order: Order) => ['paid', 'cancelled'].includes(moneyState(order))

/**
 * Stands before any new payment while an earlier one is open. Where its order is known the server is asked;
 * else the same call is sent again, by the customer's own tap, since it may charge a wallet.
 */
export function UnfinishedPayment({ attempt, userId, paying }: Props) {
  const navigate = useNavigate()
  const { orderId } = attempt
  const { order, isMissing, isCutOff, error, checkAgain } = useFollowedOrder(orderId, isDecided)
  const isPaid = order !== undefined && moneyState(order) === 'paid'
  useEffect(() => {
    if (isPaid) navigate(paths.orderDispense(order.id), { replace: true })
  }, [isPaid, order?.id, navigate])

  const amount = formatMoney(toMinor(attempt.quote.net_payable_amount))
  if (orderId && !order && !isCutOff && !isMissing) return <p role="status">{texts.unfinishedChecking}</p>
  const hint = !orderId
    ? texts.unfinishedLost(amount)
    : order
      ? texts.unfinishedWaiting(amount)
      : texts.unfinishedUnread
  return (
    <section className={styles.panel} role="status">
      <h2>{texts.unfinishedTitle}</h2>
      <p>{hint}</p>
      <Action onClick={() => void paying.resume(userId)}>{texts.continuePaying}</Action>
      {orderId && (
        <Action rank="second" onClick={checkAgain}>
          {texts.checkAgain}
        </Action>
      )}
      <SupportReference error={paying.failure ?? error} />
    </section>
  )
}
