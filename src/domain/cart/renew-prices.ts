import type { QueryClient } from '@tanstack/react-query'
import { getMachineProducts } from '#generated/operations/machines.ts'
import { shelfOf } from '../machine/shelf.ts'
import { renewCart } from './cart-store.ts'

/** Brings the cart's prices up to date after the server has said that one has changed (CART_1001). Throws as the call. */
export async function renewPrices(queries: QueryClient, machineId: string) {
  const { data } = await queries.fetchQuery({ ...getMachineProducts.options({ machineId }), staleTime: 0 })
  renewCart(new Map(shelfOf(data).items.map(({ product }) => [product.id, product])))
}
