import type { QueryClient } from '@tanstack/react-query'
import { getMachineProducts } from '#generated/operations/machines.ts'
import { shelfOf } from '../machine/shelf.ts'
import { renewCart } from './cart-store.ts'

/** Updates the cart's prices after the server reported a changed one (CART_1001). Throws the call's errors. */
export async function renewPrices(queries: QueryClient, machineId: string) {
  const { data } = await queries.fetchQuery({ ...getMachineProducts.options({ machineId }), staleTime: 0 })
  renewCart(new Map(shelfOf(data).items.map(({ product }) => [product.id, product])))
}
