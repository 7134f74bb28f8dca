import { useState } from 'react'
import { pollDelay } from '#domain/order/follow-policy.ts'
import { useGetReturnedPayment } from '#generated/hooks/orders.ts'
import type { components } from '#generated/types.ts'
import { isRefusedForGood } from '#shared/api/proofs.ts'
import { neverFresh } from '#shared/api/query-client.ts'
import { now } from '#shared/clock.ts'

export interface ReturnedPayment {
  payment: components['schemas']['ReturnedPayment'] | undefined
  error: Error | null
  checkAgain: () => unknown
}

/** The token in a payment's return address. It stays behind the #, which is in no request, log or Referer. */
export const tokenIn = (hash: string) => /^#payment=([\w.~-]+)$/.exec(hash)?.[1]

/**
 * How a payment stands that was started in another browser, by the signed token of its return address; undefined if the
 * token proves nothing about this order. Idle without a token.
 */
export function useReturnedPayment(
  token: string | undefined,
  orderId: string | undefined,
): ReturnedPayment | undefined {
  const [startedAt] = useState(now)
  const { data, error, refetch } = useGetReturnedPayment(
    { 'Payment-Token': token ?? '' },
    {
      enabled: token !== undefined,
      staleTime: neverFresh,
      retry: false,
      refetchInterval: ({ state }) => {
        const outcome = state.data?.data.outcome
        const isOver = outcome === 'paid' || outcome === 'canceled' || isRefusedForGood(state.error)
        return !isOver && pollDelay(now() - startedAt)
      },
    },
  )
  const payment = data?.data
  if (!token || isRefusedForGood(error) || (payment && payment.order_id !== orderId)) return undefined
  return { payment, error, checkAgain: () => refetch() }
}
