/** The quote of the cart as it is, asked for on entry unless the cart screen just did. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { markQuote, useCartLines } from '#domain/cart/cart-store.ts'
import { renewPrices } from '#domain/cart/renew-prices.ts'
import { toItems } from '#domain/cart/to-items.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { useSelectedOffer } from '#domain/offers/selected-offer.ts'
import { quoteQuery } from '#domain/order/quote.ts'
import { ApiError } from '#shared/api/errors.ts'
import { write } from '#shared/storage/storage.ts'
import { toast } from '#shared/ui/toast.ts'

const shownCodes: readonly string[] = ['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004']
/** The cart's own errors, whose message is for the customer (specification §8). */
export const isCartRefusal = (error: Error | null): error is ApiError =>
  error instanceof ApiError && shownCodes.includes(error.code)

export function useQuote() {
  const lines = useCartLines()
  const machineId = useChosenMachine()?.id
  const offerId = useSelectedOffer()?.id
  const items = toItems(lines)
  const queries = useQueryClient()
  const query = useQuery({
    ...quoteQuery(machineId ?? '', { items, ...(offerId && { offer_id: offerId }) }),
    enabled: machineId !== undefined && items.length > 0,
  })
  const quote = query.data?.data
  useEffect(() => {
    if (!quote) return
    write('cartId', quote.cart_id)
    markQuote(quote)
  }, [quote])
  useEffect(() => {
    if (!isCartRefusal(query.error)) return
    toast.error(query.error.message)
    // With the new prices in the cart the next quote is asked for by itself.
    if (query.error.code === 'CART_1001' && machineId) void renewPrices(queries, machineId).catch(() => undefined)
  }, [query.error, queries, machineId])
  return { lines, machineId, isEmpty: items.length === 0 || machineId === undefined, quote, ...query }
}
