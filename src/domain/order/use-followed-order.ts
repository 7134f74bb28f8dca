/** An order that is asked about until it has come to where the screen waits for. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '#domain/session/session.ts'
import { getOrder } from '#generated/operations/orders.ts'
import { ApiError } from '#shared/api/errors.ts'
import { readAttempt } from './attempt-store.ts'
import { pollDelay, untilOverdue } from './follow-policy.ts'
import type { Order } from './order-state.ts'
import { settleStoredAttempt } from './settle-stored.ts'

export interface FollowedOrder {
  order: Order | undefined
  /** The server knows no such order for this customer. */
  isMissing: boolean
  /** The last answer did not come; what is shown may be old. */
  isCutOff: boolean
  /** No news for long. */
  isOverdue: boolean
  error: Error | null
  checkAgain: () => void
}

/** -1 stands for a machine that is not known yet. */
export function orderQuery(userId: string, orderId: string) {
  const attempt = readAttempt()
  const machineId = attempt?.orderId === orderId ? attempt.request.vending_machine_id : '-1'
  return getOrder.options({ userId, machineId, orderId })
}

const isRefusal = (error: Error | null) => error instanceof ApiError && (error.status === 404 || error.status === 403)

export function useFollowedOrder(orderId: string | undefined, isThere: (order: Order) => boolean): FollowedOrder {
  const { userId } = useSession()
  const [newsAt, setNewsAt] = useState(Date.now)
  const query = useQuery({
    ...orderQuery(userId ?? '', orderId ?? ''),
    enabled: Boolean(userId && orderId),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      isRefusal(error) || (data && isThere(data.data)) ? false : pollDelay(Date.now() - newsAt),
  })
  const order = query.data?.data
  const isMoving = !order || !isThere(order)

  // An unchanged answer keeps its object, so a new object is news.
  useEffect(() => {
    setNewsAt(Date.now())
    if (order) void settleStoredAttempt(order)
  }, [order])

  return {
    order,
    isMissing: isRefusal(query.error),
    isCutOff: (query.isError && !isRefusal(query.error)) || query.fetchStatus === 'paused',
    isOverdue: useOverdue(newsAt) && isMoving,
    error: query.error,
    checkAgain: () => {
      setNewsAt(Date.now())
      void query.refetch()
    },
  }
}

function useOverdue(newsAt: number) {
  const [overdueFor, setOverdueFor] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setOverdueFor(newsAt), untilOverdue(Date.now() - newsAt))
    return () => clearTimeout(timer)
  }, [newsAt])
  return overdueFor === newsAt
}
