import type { QueryClient } from '@tanstack/react-query'
import { getMachineProducts } from '#generated/operations/machines.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { shelfOf } from '../machine/shelf.ts'
import { cartLines, fillCart, renewCart } from './cart-store.ts'

/**
 * After the server refused the cart because its stock or prices are old (CART_1000, CART_1001): takes the machine's
 * prices and marks lines that it has sold out. Throws the call's errors.
 */
export async function renewLines({ code }: Pick<ApiError, 'code'>, queries: QueryClient, machineId: string) {
  if (code !== 'CART_1000' && code !== 'CART_1001') return
  const { data } = await queries.fetchQuery({ ...getMachineProducts.options({ machineId }), staleTime: 0 })
  const { items } = shelfOf(data)
  renewCart(new Map(items.map(({ product }) => [product.id, product])))
  const inStock = new Set(items.filter(({ units }) => units > 0).map(({ product }) => product.id))
  fillCart(cartLines().map((line) => (inStock.has(line.id) ? line : { ...line, outOfStockItem: true })))
}
