/** The orders in the responses that this page has received. */
import type { Query, QueryClient, QueryState } from '@tanstack/react-query'
import { getOrder, listOrders } from '#generated/operations/orders.ts'
import { type KeptOrder, ordersOf } from './kept-orders.ts'
import type { Order } from './order-state.ts'

type Page = { data: Order | Order[] }
type Cached = Order | Page | { pages: Page[] }

/** Whether the query's response contains orders. */
export const holdsOrders = ({ queryKey: [operation] }: Query) =>
  operation === getOrder.key()[0] || operation === listOrders.key()[0]

/** When each page of a list was read. Loading one more page does not check the others. */
const pageTimes = new WeakMap<Page, number>()

/** The orders in a cached response, each with the time when it was read. */
export function ordersIn({
  data: cached,
  dataUpdatedAt,
  fetchMeta,
}: Pick<QueryState<Cached>, 'data' | 'dataUpdatedAt' | 'fetchMeta'>): KeptOrder[] {
  if (!cached) return []
  const seenAt = (time: number) => (order: Order) => ({ order, checkedAt: new Date(time).toISOString() })
  if (!('pages' in cached)) return ['data' in cached ? cached.data : cached].flat().map(seenAt(dataUpdatedAt))
  return cached.pages.flatMap((page) => {
    const time = (fetchMeta?.fetchMore && pageTimes.get(page)) || dataUpdatedAt
    pageTimes.set(page, time)
    return [page.data].flat().map(seenAt(time))
  })
}

/** This customer's orders in cached responses. */
export const seenOrders = (client: QueryClient, userId: string): KeptOrder[] => {
  const cached = client.getQueryCache().getAll().filter(holdsOrders)
  return ordersOf(
    userId,
    cached.flatMap(({ state }) => ordersIn(state as QueryState<Cached>)),
  )
}
