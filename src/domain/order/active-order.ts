/** The shell's look-up of an order that waits at the machine (§2 redirect rules, §9). */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#domain/session/session.ts'
import type { listOrders } from '#generated/operations/orders.ts'
import type { Order } from './order-state.ts'
import { settleStoredAttempt } from './settle-stored.ts'

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

/** Of every machine (-1): an order that waits at another one than the chosen must not be out of sight. */
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
    // What reads orders is not needed before the products show.
    queryFn: async ({ signal }) => {
      const orders = await import('#generated/operations/orders.ts')
      return orders.listOrders.call(params, { signal })
    },
  })
}

/** Whoever sees an order paid settles its attempt. */
export function useActiveOrderLookUp() {
  const { userId } = useSession()
  const { data, error, refetch } = useQuery({ ...activeOrdersOf(userId ?? ''), enabled: Boolean(userId) })
  const orders = data?.data
  useEffect(() => {
    for (const order of orders ?? []) void settleStoredAttempt(order)
  }, [orders])
  return { order: orders && pickActiveOrder(orders), error, lookAgain: () => void refetch() }
}

/** undefined while it is not known, null when there is none. */
export const useActiveOrder = () => useActiveOrderLookUp().order
