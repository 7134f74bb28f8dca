/**
 * Records what the app's queries learn about machines (../machine/known-status.ts). Imports only the operations'
 * descriptors, because it belongs to the first load.
 */
import type { Query, QueryClient } from '@tanstack/react-query'
import { validateCart } from '#generated/descriptors/cart.ts'
import { getMachine, getMachineProducts, listMachines, listNearbyMachines } from '#generated/descriptors/machines.ts'
import { getOrder, listOrders } from '#generated/descriptors/orders.ts'
import type { components } from '#generated/types.ts'
import { errorCode } from '#shared/api/errors.ts'
import { now } from '#shared/clock.ts'
import { type OnlineStatus, recordStatus } from '../machine/known-status.ts'
import type { Order } from './order-state.ts'

type Schemas = components['schemas']
type Sighting = { id: string; online_status?: OnlineStatus }

/** A followed order is cached without its envelope. The pages of a list are of different ages, so they don't count. */
type Orders = Order | { data: Order | Order[] } | { pages: unknown }
const ordersIn = (orders: Orders): Order[] =>
  'pages' in orders ? [] : ['data' in orders ? orders.data : orders].flat()

/** The machines in the response of a query. */
function seenIn({ queryKey: [operation, params] }: Query, response: unknown): Sighting[] {
  switch (operation) {
    case getMachineProducts.operationId: {
      const { online_status } = (response as Schemas['MachineProductsResponse']).data
      return [{ id: (params as { machineId: string }).machineId, online_status }]
    }
    case getMachine.operationId:
      return [(response as Schemas['MachineResponse']).data]
    case listMachines.operationId:
    case listNearbyMachines.operationId:
      return (response as Schemas['MachineListResponse']).data
    case getOrder.operationId:
    case listOrders.operationId:
      return ordersIn(response as Orders).map(({ machine }) => machine)
    default:
      return []
  }
}

/** The machine that refused a cart because it is offline. The key of a quote starts with the machine (quote.ts). */
const refusedBy = ({ queryKey: [operation, machineId] }: Query, error: unknown) =>
  operation === validateCart.operationId && errorCode(error) === 'CART_1002' ? String(machineId) : undefined

/** Returns a function that stops recording. */
export function recordStatuses(queries: QueryClient): () => void {
  const askedAt = new WeakMap<Query, number>()
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    switch (action.type) {
      case 'fetch':
      case 'failed':
      case 'continue':
        askedAt.set(query, now())
        return
      case 'success': {
        const at = askedAt.get(query)
        if (action.manual || at === undefined) return
        for (const { id, online_status } of seenIn(query, action.data))
          if (online_status) recordStatus(id, online_status, at)
        return
      }
      case 'error': {
        const machineId = refusedBy(query, action.error)
        if (machineId !== undefined) recordStatus(machineId, 'offline', askedAt.get(query))
      }
    }
  })
}
