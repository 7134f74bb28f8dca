/** The shell's look-up of an order that waits at the machine (specification §2 redirect rules, §9). */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { useSession } from '#domain/session/session.ts'
import type { listOrders } from '#generated/operations/orders.ts'
import type { Order } from './order-state.ts'
import { settleStoredAttempt } from './settle-stored.ts'

export interface ActiveOrder {
  id: string
  status: 'In-Progress' | 'Paid'
  machineId: string
}

const isWaiting = (order: Order): order is Order & Pick<ActiveOrder, 'status'> =>
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
  return first ? { id: first.id, status: first.status, machineId: first.machine.id } : null
}

/** -1 stands for every machine where none is chosen, as in the cart fetch. */
function activeOrdersOf(userId: string, machineId = '-1') {
  const params: Parameters<typeof listOrders.call>[0] = {
    userId,
    machineId,
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

/** undefined while it is not known, null when there is none. Whoever sees an order paid settles its attempt. */
export function useActiveOrder(): ActiveOrder | null | undefined {
  const { userId } = useSession()
  const machine = useChosenMachine()
  const { data } = useQuery({
    ...activeOrdersOf(userId ?? '', machine?.id),
    enabled: Boolean(userId),
  })
  const orders = data?.data
  useEffect(() => {
    for (const order of orders ?? []) void settleStoredAttempt(order)
  }, [orders])
  return orders && pickActiveOrder(orders)
}
