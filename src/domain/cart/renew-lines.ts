import type { QueryClient } from '@tanstack/react-query'
import { getMachineProducts } from '#generated/operations/machines.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { neverFresh } from '#shared/api/query-client.ts'
import { read } from '#shared/storage/storage.ts'
import { shelfOf } from '../machine/shelf.ts'
import { cartLines, fillCart } from './cart-store.ts'
import { renewed } from './lines.ts'

/**
 * After the server refused the cart because its stock or prices are old (CART_1000, CART_1001): takes the machine's
 * prices and marks lines that it has sold out. Throws the call's errors.
 */
export async function renewLines({ code }: Pick<ApiError, 'code'>, queries: QueryClient, machineId: string) {
  if (code !== 'CART_1000' && code !== 'CART_1001') return
  const { data } = await queries.fetchQuery({ ...getMachineProducts.options({ machineId }), staleTime: neverFresh })
  // Another tab may have changed the machine, and its cart, in the meantime.
  if (read('machineId') !== machineId) return
  const { items } = shelfOf(data)
  const inStock = new Set(items.filter(({ units }) => units > 0).map(({ product }) => product.id))
  const lines = renewed(cartLines(), new Map(items.map(({ product }) => [product.id, product])))
  fillCart(lines.map((line) => (inStock.has(line.id) ? line : { ...line, outOfStockItem: true })))
}
