/** The app shell's query for an order that waits at the machine (§2 redirect rules, §9). */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#domain/session/session.ts'
import type { listOrders } from '#generated/operations/orders.ts'
import { loadFile } from '#shared/load-chunk.ts'
import { readAttempt } from './attempt-store.ts'
import type { Order } from './order-state.ts'

export type ActiveOrder = Order & { status: 'In-Progress' | 'Paid' }

const isWaiting = (order: Order): order is ActiveOrder =>
  order.is_active && !order.is_deleted && (order.status === 'In-Progress' || order.status === 'Paid')

/** In-Progress first, then the oldest Paid. */
export function pickActiveOrder(orders: readonly Order[]): ActiveOrder | null {
  const [first] = orders
    .filter(isWaiting)
    .sort(
      (a, b) =>
        Number(b.status === 'In-Progress') - Number(a.status === 'In-Progress') ||
        Date.parse(a.created_at) - Date.parse(b.created_at),
    )
  return first ?? null
}

/** Queries all machines (-1), so an order that waits at a machine other than the chosen one is found, too. */
function activeOrdersOf(userId: string) {
  const params: Parameters<typeof listOrders.call>[0] = {
    userId,
    machineId: '-1',
    page: 1,
    limit: 10,
    order: 'asc',
    pageOff: true,
    isList: false,
    status: ['In-Progress', 'Paid'],
  }
  return queryOptions({
    queryKey: ['listOrders', params] satisfies ReturnType<typeof listOrders.key>,
    // Loaded on demand, because the first screen does not need it.
    queryFn: async ({ signal }) => {
      const orders = await import('#generated/operations/orders.ts')
      return orders.listOrders.call(params, { signal })
    },
    // What changes an order here also follows it, so nothing has to be asked again (recordActive).
    meta: { isFollowed: true },
  })
}

/** Takes a customer's order, as just read, into their look-up, if that has loaded. One under way may be older. */
export function recordActive(client: QueryClient, userId: string, order: Order) {
  const { queryKey } = activeOrdersOf(userId)
  if (!client.getQueryData(queryKey)) return
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (before) => {
    if (!before) return undefined
    const others = before.data.filter(({ id }) => id !== order.id)
    return { ...before, data: isWaiting(order) ? [...others, order] : others }
  })
}

/** Settles the stored attempt if one of the orders belongs to it. Loaded on demand, like the orders. */
async function settleByOrders(orders: readonly Order[]) {
  if (!readAttempt()) return
  const { settleByOrder } = await loadFile(() => import('./settle-stored.ts'))
  for (const order of orders) await settleByOrder(order)
}

/** Settles an attempt whose response was lost: it may have created the waiting order, whose products are still in the cart. */
async function settleIfLost() {
  const attempt = readAttempt()
  if (attempt && !attempt.settled && !attempt.orderId) await (await import('./pay.ts')).settleLost()
}

/** Also settles the stored attempt if one of the orders belongs to it. */
export function useActiveOrderLookUp() {
  const { userId } = useSession()
  const { data, error, refetch } = useQuery({
    ...activeOrdersOf(userId ?? ''),
    enabled: Boolean(userId),
  })
  const orders = data?.data
  useEffect(() => {
    if (!orders?.length) return
    // What fails here, the checkout settles.
    settleByOrders(orders)
      .catch(() => undefined)
      .then(settleIfLost)
      // By then, the attempt may know its order.
      .then(() => settleByOrders(orders))
      .catch(() => undefined)
  }, [orders])
  return { order: orders && pickActiveOrder(orders), error, lookAgain: () => refetch() }
}

/** undefined while loading, null if there is none. */
export const useActiveOrder = () => useActiveOrderLookUp().order
