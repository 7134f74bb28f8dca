import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { claimOrders, type KeptOrder, keepOrders } from '#domain/order/kept-orders.ts'
import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { getOrder, listOrders } from '#generated/operations/orders.ts'
import { read } from '#shared/storage/storage.ts'
import { destroyVault } from '#shared/storage/vault.ts'

type Answer = Order | { data: Order | Order[] } | { pages: { data: Order[] }[] }

/** Milliseconds. Responses within this time are stored together. */
const pause = 500

const holdsOrders = ({ queryKey: [operation] }: Query) =>
  operation === getOrder.key()[0] || operation === listOrders.key()[0]

function ordersIn(answer: Answer): Order[] {
  if ('pages' in answer) return answer.pages.flatMap(({ data }) => data)
  return ['data' in answer ? answer.data : answer].flat()
}

/** The orders in cached responses of this customer. */
const seenBy = (client: QueryClient, userId: string): KeptOrder[] =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => holdsOrders(query) && JSON.stringify(query.queryKey).includes(`"${userId}"`))
    .flatMap(({ state: { data, dataUpdatedAt } }) =>
      data
        ? ordersIn(data as Answer).map((order) => ({ order, checkedAt: new Date(dataUpdatedAt).toISOString() }))
        : [],
    )

/** Stores every order that the customer has seen, until another customer signs in (docs/decisions/0021). */
export function KeepOrders() {
  const { kind, userId } = useSession()
  const client = useQueryClient()
  useEffect(() => {
    // A guest without a session may get the same one again.
    if (kind === 'expired' || (kind === 'none' && !read('guestUserId'))) void destroyVault()
    if (!userId) return
    void claimOrders(userId)
    const keep = () => {
      const seen = seenBy(client, userId)
      if (seen.length > 0) void keepOrders(userId, seen)
    }
    let timer = setTimeout(keep, pause)
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || !holdsOrders(event.query)) return
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, kind, userId])
  return null
}
