/** Polls an order until it reaches the state that the screen waits for. */
import { noop, type Query, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { currentSession, useSession } from '#domain/session/session.ts'
import { createRefund } from '#generated/descriptors/refunds.ts'
import { getOrder, listOrders } from '#generated/operations/orders.ts'
import { isRefusedForGood } from '#shared/api/proofs.ts'
import { neverFresh, unlessJustRead } from '#shared/api/query-client.ts'
import { makeStale } from '#shared/api/stale.ts'
import { now } from '#shared/clock.ts'
import { notify } from '../notices.ts'
import { recordActive } from './active-order.ts'
import { pollDelay, refundDelay, untilOverdue, untilSilent, waitingDelay } from './follow-policy.ts'
import { dispenseStage, isCupOut, type Order } from './order-state.ts'
import { readerOf, readOrder } from './read-order.ts'
import { settleByOrder } from './settle-stored.ts'
import { useArrivals } from './use-arrivals.ts'

export interface FollowedOrder {
  order: Order | undefined
  /** The server has no such order for this customer. */
  isMissing: boolean
  /** The last request failed, so the shown order may be outdated. */
  isCutOff: boolean
  /** The order has not changed for long. */
  isOverdue: boolean
  error: Error | null
  /** Returns the query's result. */
  checkAgain: () => unknown
}

interface Followed extends FollowedOrder {
  /** Another customer is paying it on this phone: only the payment's result may be shown. */
  isOthers: boolean
  /** The machine is dispensing, and the order has not changed for too long. */
  isSilent: boolean
}

const keyOf = (reader: string, orderId: string) => [...getOrder.key(), reader, orderId]

/** Reads an order as a customer; whoever pays it on this phone needs no session of their own. */
const followed = (reader: string, orderId: string) =>
  queryOptions({
    queryKey: keyOf(reader, orderId),
    queryFn: ({ signal }) => readOrder(reader, orderId, signal),
    staleTime: neverFresh,
    retry: false,
  })

/** Requests an order for the screen that will follow it. Never fails: that screen says what is wrong. */
export const requestFollowed = (client: QueryClient, orderId: string): Promise<unknown> =>
  client.query(followed(readerOf(orderId, currentSession().userId ?? ''), orderId)).catch(noop)

/** Shows an order that a change has just returned, so that the screen after it need not read it. */
export const recordFollowed = (client: QueryClient, order: Order) =>
  client.setQueryData(keyOf(order.user_id, order.id), order)

export function useFollowedOrder(orderId = '', isThere: (order: Order) => boolean): Followed {
  const { userId = '' } = useSession()
  const [checkedAt, setCheckedAt] = useState(0)
  // Stays the same when the attempt ends, so that the screen doesn't start again.
  const reader = useMemo(() => readerOf(orderId, userId), [orderId, userId])
  const options = followed(reader, orderId)
  const arrivals = useArrivals(options.queryKey)
  const newsAt = Math.max(arrivals.changedAt, checkedAt)
  const delayFor = (order: Order) => {
    if (isThere(order)) return order.refund?.status === 'Initiated' && refundDelay
    return dispenseStage(order) === 'ready' ? waitingDelay : pollDelay(now() - newsAt)
  }
  const query = useQuery({
    ...options,
    enabled: orderId !== '' && reader !== '',
    // The payment's result hands its order over to the screen at the machine.
    refetchOnMount: unlessJustRead,
    refetchInterval: ({ state: { data, error } }) =>
      !isRefusedForGood(error) && (data ? delayFor(data) : pollDelay(now() - newsAt)),
  })
  const [failure, setFailure] = useLastFailure(query)
  const order = query.data
  const isMoving = !order || !isThere(order)
  // The server has no such order for this customer, or rejects the id.
  const isMissing = isRefusedForGood(failure)
  const isCutOff = (failure !== null && !isMissing) || query.fetchStatus === 'paused'

  useEffect(() => {
    if (order) void settleByOrder(order)
  }, [order])
  useStaleLists(order)
  useUnreadable(orderId, failure !== null && !order && !isMissing)

  return {
    order,
    isMissing,
    isCutOff,
    isOverdue: useOverdue(newsAt) && isMoving,
    // Measured between responses, so a lost connection is never mistaken for a silent machine.
    isSilent:
      order?.status === 'In-Progress' &&
      arrivals.order === order &&
      arrivals.answeredAt - arrivals.changedAt >= untilSilent(isCupOut(order)),
    isOthers: order !== undefined && reader !== userId && order.user_id !== userId,
    error: failure,
    checkAgain: () => {
      setCheckedAt(now())
      if (!order) setFailure(null)
      return query.refetch()
    },
  }
}

/** The query clears its error while it refetches; the screen keeps showing it until there is a response. */
function useLastFailure({ error, isSuccess }: { error: Error | null; isSuccess: boolean }) {
  const [failure, setFailure] = useState(error)
  const next = error ?? (isSuccess ? null : failure)
  if (next !== failure) setFailure(next)
  return [next, setFailure] as const
}

/** Reports only once per order that it can't be read, although every refetch starts without an error. */
function useUnreadable(orderId: string, isUnreadable: boolean) {
  const reported = useRef('')
  useEffect(() => {
    if (!isUnreadable || reported.current === orderId) return
    reported.current = orderId
    notify({ kind: 'order-unreadable' })
  }, [orderId, isUnreadable])
}

/** What a refund changes, besides the order itself and the lists that show it. */
const followsRefund = {
  invalidates: createRefund.invalidates.filter((id) => id !== getOrder.operationId && id !== listOrders.operationId),
}

type List = { data: Order[] } | { pages: { data: Order[] }[] }

/** An order's state, by which a list shows it. */
const stateOf = ({ id, status, is_active, refund }: Order) => [id, status, is_active, refund?.status].join()

/** Whether a list doesn't show the order in this state. Any other need not read all of its pages again. */
const lacks =
  (state: string) =>
  ({ meta, state: { data } }: Query) => {
    const list = data as List | undefined
    const pages = list && 'pages' in list ? list.pages : [list]
    return !meta?.isFollowed && !pages.some((page) => page?.data.some((order) => stateOf(order) === state))
  }

/**
 * The cached lists of orders are stale if they show this order otherwise, and what shows its refund once that has
 * changed; the look-up of active ones takes it over.
 */
function useStaleLists(order: Order | undefined) {
  const client = useQueryClient()
  const state = order && stateOf(order)
  const refundStatus = order?.refund?.status
  useEffect(() => {
    if (order) recordActive(client, order.user_id, order)
  }, [client, order])
  useEffect(() => {
    if (state) void client.invalidateQueries({ queryKey: listOrders.key(), predicate: lacks(state) })
  }, [client, state])
  // The home screen must not say that money is on its way which this screen says has arrived, or was sent back.
  useEffect(() => {
    if (refundStatus) makeStale(client, followsRefund)
  }, [client, refundStatus])
}

function useOverdue(newsAt: number) {
  const [overdueFor, setOverdueFor] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setOverdueFor(newsAt), untilOverdue(now() - newsAt))
    return () => clearTimeout(timer)
  }, [newsAt])
  return overdueFor === newsAt
}
