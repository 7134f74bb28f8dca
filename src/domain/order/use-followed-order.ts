/** An order that is polled until it reaches the state that the screen waits for. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '#domain/session/session.ts'
import { getOrder, listOrders } from '#generated/operations/orders.ts'
import { ApiError } from '#shared/api/errors.ts'
import { notify } from '../notices.ts'
import { readAttempt } from './attempt-store.ts'
import { MACHINE_SILENCE, pollDelay, untilOverdue } from './follow-policy.ts'
import type { Order } from './order-state.ts'
import { readOrder } from './read-order.ts'
import { settleStoredAttempt } from './settle-stored.ts'

export interface FollowedOrder {
  order: Order | undefined
  /** The server does not know this order for this customer. */
  isMissing: boolean
  /** The last request failed, so what is shown may be outdated. */
  isCutOff: boolean
  /** There has been no news for a long time. */
  isOverdue: boolean
  error: Error | null
  checkAgain: () => void
}

interface Silence {
  /** The machine is dispensing, but there has been no news for ten seconds. */
  isSilent: boolean
}

const isRefusal = (error: Error | null) => error instanceof ApiError && (error.status === 404 || error.status === 403)

export function useFollowedOrder(orderId = '', isThere: (order: Order) => boolean): FollowedOrder & Silence {
  const { userId = '' } = useSession()
  const [isOwnPayment] = useState(() => readAttempt()?.orderId === orderId)
  const [newsAt, setNewsAt] = useState(Date.now)
  const query = useQuery({
    queryKey: [...getOrder.key(), userId, orderId],
    queryFn: ({ signal }) => readOrder(userId, orderId, signal),
    enabled: orderId !== '' && (userId !== '' || isOwnPayment),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      isRefusal(error) || (data && isThere(data)) ? false : pollDelay(Date.now() - newsAt),
  })
  const order = query.data
  const isMoving = !order || !isThere(order)
  const isMissing = isRefusal(query.error)
  const isCutOff = (query.isError && !isMissing) || query.fetchStatus === 'paused'

  // An unchanged answer keeps its identity, so a new object is news.
  useEffect(() => {
    setNewsAt(Date.now())
    if (order) void settleStoredAttempt(order)
  }, [order])
  useStaleLists(order)
  useUnreadable(orderId, query.isError && !order && !isMissing)

  return {
    order,
    isMissing,
    isCutOff,
    isOverdue: useOverdue(newsAt) && isMoving,
    isSilent: useSilence(order, query.dataUpdatedAt),
    error: query.error,
    checkAgain: () => {
      setNewsAt(Date.now())
      void query.refetch()
    },
  }
}

/** Reports once that an order can't be read, although every retry may fail again. */
function useUnreadable(orderId: string, isUnreadable: boolean) {
  const reportedId = useRef('')
  useEffect(() => {
    if (!isUnreadable || reportedId.current === orderId) return
    reportedId.current = orderId
    notify({ kind: 'order-unreadable' })
  }, [orderId, isUnreadable])
}

/** A change of the order makes the list of active orders stale. */
function useStaleLists(order: Order | undefined) {
  const client = useQueryClient()
  const { status, is_active } = order ?? {}
  useEffect(() => {
    if (status && is_active !== undefined) void client.invalidateQueries({ queryKey: listOrders.key() })
  }, [client, status, is_active])
}

function useOverdue(newsAt: number) {
  const [overdueFor, setOverdueFor] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setOverdueFor(newsAt), untilOverdue(Date.now() - newsAt))
    return () => clearTimeout(timer)
  }, [newsAt])
  return overdueFor === newsAt
}

/** Measured by answers, so that a lost connection never counts as a silent machine. */
function useSilence(order: Order | undefined, answeredAt: number) {
  const [last, setLast] = useState({ order, at: Date.now() })
  useEffect(() => setLast({ order, at: Date.now() }), [order])
  return order?.status === 'In-Progress' && last.order === order && answeredAt - last.at >= MACHINE_SILENCE
}
