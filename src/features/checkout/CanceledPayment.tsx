import { useQuery } from '@tanstack/react-query'
import type { Attempt } from '#domain/order/attempt.ts'
import { refundDelay } from '#domain/order/follow-policy.ts'
import type { Order } from '#domain/order/order-state.ts'
import { readAttemptOrder } from '#domain/order/read-order.ts'
import { useSession } from '#domain/session/session.ts'
import { neverFresh } from '#shared/api/query-client.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Facts } from '#shared/ui/Facts.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { factsIn, factsOf, orderFacts } from './payment-facts.ts'
import styles from './UnfinishedPayment.module.css'

export interface Canceled {
  /** The attempt as it was; it is over. */
  attempt: Attempt
  /** Undefined if this phone may not see the order. */
  order: Order | undefined
}

/**
 * Says that a payment is canceled after its payment page was opened. The provider may have the money, so nothing is
 * said about charges: a payment that still arrives is refunded, and this shows the refund.
 */
export function CanceledPayment({ attempt, order }: Canceled) {
  const { userId } = useSession()
  const { data } = useQuery({
    queryKey: ['canceledOrder', attempt.idempotencyKey],
    queryFn: ({ signal }) => readAttemptOrder({ ...attempt, orderId: order?.id }, signal),
    enabled: order !== undefined,
    initialData: order,
    retry: false,
    staleTime: neverFresh,
    refetchInterval: ({ state }) => (state.data?.refund ? false : refundDelay),
  })
  const refund = data?.refund
  const hint = refund
    ? texts.checkout.canceledRefund({ amount: priceOf(refund.amount, refund.currency ?? data?.currency) })
    : texts.checkout.canceledHint({ reason: data?.cancel_reason ?? 'other' })
  return (
    <section className={styles.panel}>
      <div role="status">
        <h2>{texts.checkout.canceledTitle}</h2>
        <p>
          <Words>{hint}</Words>
        </p>
        <p className={styles.facts}>
          <Facts facts={factsIn(data ? orderFacts(data) : factsOf(attempt), hint)} />
        </p>
      </div>
      {data?.user_id === userId && data && (
        <Action rank="quiet" to={paths.orderHistoryDetails(data.id)}>
          {texts.checkout.seeCanceled}
        </Action>
      )}
    </section>
  )
}
