import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Attempt } from '#domain/order/attempt.ts'
import { pollDelay } from '#domain/order/follow-policy.ts'
import { moneyState } from '#domain/order/order-state.ts'
import { readAttemptOrder } from '#domain/order/read-order.ts'
import { settleStoredAttempt } from '#domain/order/settle-stored.ts'
import { ApiError } from '#shared/api/errors.ts'
import { neverFresh } from '#shared/api/query-client.ts'
import { now } from '#shared/clock.ts'

const isRefusal = (error: Error | null) => error instanceof ApiError && error.isDocumented && error.status < 500

/** Polls the order of an open attempt until its payment is decided. Idle until the order id is known. */
export function useAttemptOrder(attempt: Attempt) {
  const [startedAt] = useState(now)
  const { data: order, ...query } = useQuery({
    queryKey: ['attemptOrder', attempt.idempotencyKey, attempt.orderId],
    queryFn: ({ signal }) => readAttemptOrder(attempt, signal),
    enabled: attempt.orderId !== undefined,
    staleTime: neverFresh,
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      isRefusal(error) || (data && moneyState(data) !== 'waiting') ? false : pollDelay(now() - startedAt),
  })
  useEffect(() => {
    if (order) void settleStoredAttempt(order)
  }, [order])
  return { order, ...query }
}
