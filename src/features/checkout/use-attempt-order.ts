import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Attempt } from '#domain/order/attempt.ts'
import { pollDelay } from '#domain/order/follow-policy.ts'
import { moneyState } from '#domain/order/order-state.ts'
import { type AttemptAnswer, askAttempt } from '#domain/order/read-order.ts'
import { settleByOrder, settleByPayment } from '#domain/order/settle-stored.ts'
import { rejects } from '#shared/api/proofs.ts'
import { neverFresh } from '#shared/api/query-client.ts'
import { now } from '#shared/clock.ts'

const isDecided = ({ order, payment }: AttemptAnswer) =>
  order ? moneyState(order) !== 'waiting' : !['open', 'confirming'].includes(payment.outcome)

/**
 * Polls the order of an open attempt until its payment is decided; `payment` if this phone may not see the order. Idle
 * until the order id is known.
 */
export function useAttemptOrder(attempt: Attempt) {
  const [startedAt] = useState(now)
  const { data, ...query } = useQuery({
    queryKey: ['attemptOrder', attempt.idempotencyKey, attempt.orderId],
    queryFn: ({ signal }) => askAttempt(attempt, signal),
    enabled: attempt.orderId !== undefined,
    staleTime: neverFresh,
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      rejects(error) || (data && isDecided(data)) ? false : pollDelay(now() - startedAt),
  })
  const { order, payment } = data ?? {}
  const key = attempt.idempotencyKey
  useEffect(() => {
    if (order) void settleByOrder(order)
    if (payment) void settleByPayment(key, payment)
  }, [order, payment, key])
  return { order, payment, ...query }
}
