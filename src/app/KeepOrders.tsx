import { type Query, type QueryClient, type QueryState, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { claimOrders, type KeptOrder, keepOrders } from '#domain/order/kept-orders.ts'
import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { getOrder, listOrders } from '#generated/operations/orders.ts'
import { read } from '#shared/storage/storage.ts'
import { destroyVault } from '#shared/storage/vault.ts'

type Page = { data: Order | Order[] }
type Cached = Order | Page | { pages: Page[] }

/** Milliseconds. Responses within this time are stored together. */
const pause = 500

const holdsOrders = ({ queryKey: [operation] }: Query) =>
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

/** The orders in cached responses of this customer. */
const seenBy = (client: QueryClient, userId: string): KeptOrder[] =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => holdsOrders(query) && JSON.stringify(query.queryKey).includes(`"${userId}"`))
    .flatMap(({ state }) => ordersIn(state as QueryState<Cached>))

/** Stores every order that the customer has seen, until another customer signs in (docs/decisions/0021). */
export function KeepOrders() {
  const { kind, userId } = useSession()
  const client = useQueryClient()
  useEffect(() => {
    // Not if a guest's id is stored: then the next session is the same guest's.
    if (kind === 'expired' || (kind === 'none' && !read('guestUserId'))) void destroyVault()
    if (!userId) return
    void claimOrders(userId)
    const keep = () => {
      const seen = seenBy(client, userId)
      if (seen.length === 0) return
      void keepOrders(userId, seen)
      // On the first visit, there is no service worker yet that has the screen which shows them.
      void import('./OfflineOrders.tsx').catch(() => undefined)
    }
    let timer = setTimeout(keep, pause)
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || !holdsOrders(event.query)) return
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    })
    // The offline screen reads the stored orders.
    addEventListener('offline', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('offline', keep)
      stop()
    }
  }, [client, kind, userId])
  return null
}
