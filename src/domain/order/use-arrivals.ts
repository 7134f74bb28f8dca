/** When the responses about an order arrived, by clock.ts. The query's own dates follow the phone's clock. */
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { now } from '#shared/clock.ts'
import type { Order } from './order-state.ts'

interface Arrivals {
  /** As in the last response. */
  order: Order | undefined
  answeredAt: number
  /** The first response with this order, or when its screen opened. */
  changedAt: number
}

function arrivalsOf(client: QueryClient, hash: string) {
  const cache = client.getQueryCache()
  const opened = now()
  let arrivals: Arrivals = { order: cache.get<Order>(hash)?.state.data, answeredAt: opened, changedAt: opened }
  const follow = (listener: () => void) =>
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return
      const order: Order = event.query.state.data
      const answeredAt = now()
      // An unchanged response keeps its identity, so a new object means a change.
      arrivals = { order, answeredAt, changedAt: order === arrivals.order ? arrivals.changedAt : answeredAt }
      listener()
    })
  return { follow, current: () => arrivals }
}

export function useArrivals(key: QueryKey): Arrivals {
  const client = useQueryClient()
  const hash = hashKey(key)
  const { follow, current } = useMemo(() => arrivalsOf(client, hash), [client, hash])
  return useSyncExternalStore(follow, current)
}
