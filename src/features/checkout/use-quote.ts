/** The quote for the current cart, requested on entry and after each change, once the customer pauses. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartLines, fillCart, useCartLines } from '#domain/cart/cart-store.ts'
import { countOf } from '#domain/cart/lines.ts'
import { renewLines } from '#domain/cart/renew-lines.ts'
import { useFittingOffer } from '#domain/cart/use-cart-offer.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { isCartRefusal, quoteQuery, takeQuote } from '#domain/order/quote.ts'
import { config } from '#shared/config.ts'
import { read, write } from '#shared/storage/storage.ts'
import { toast } from '#shared/ui/toast.tsx'

/** Milliseconds between two taps on "+" that count as one change. */
const pause = 300

/**
 * A line that was sold out or short at an earlier visit may be available again: asks for what the customer wanted, as
 * far as the limit allows. The next quote decides.
 */
function recheckStock() {
  const lines = cartLines()
  if (!lines.some(({ outOfStockItem, removedQty }) => outOfStockItem || removedQty > 0)) return
  let room = (read('maxOrderQuantity') ?? config.maxOrderQuantity) - countOf(lines)
  fillCart(
    lines.map((line) => {
      const more = line.removedQty <= room ? line.removedQty : 0
      room -= more
      return { ...line, outOfStockItem: false, cartQty: line.cartQty + more, removedQty: line.removedQty - more }
    }),
  )
}

export function useQuote() {
  useEffect(recheckStock, [])
  const lines = useCartLines()
  const [paused] = useDebouncedValue(lines, pause)
  const isPaused = paused === lines
  const machineId = useChosenMachine()?.id
  const { offers, offer, choice, offerIds, isReady } = useFittingOffer()
  const canSell = lines.some(({ outOfStockItem }) => !outOfStockItem)
  const queries = useQueryClient()
  const query = useQuery({
    ...quoteQuery(machineId ?? '', lines, offerIds),
    enabled: machineId !== undefined && canSell && isReady && isPaused,
    // Keeps the form and its choices mounted. The customer can't pay until the new price has loaded.
    placeholderData: keepPreviousData,
  })
  const { data, error, isPlaceholderData } = query
  useEffect(() => {
    if (!data || isPlaceholderData) return
    write('cartId', data.quote.cart_id)
    takeQuote(data, offers)
  }, [data, isPlaceholderData, offers])
  useEffect(() => {
    if (!isCartRefusal(error)) return
    toast.error(error.message)
    // New prices and stock change the cart, which requests the next quote.
    if (machineId) void renewLines(error, queries, machineId).catch(() => undefined)
  }, [error, queries, machineId])
  return {
    ...query,
    lines,
    offers,
    choice,
    /** The offer with the highest expected discount, or the customer's choice. */
    offer,
    machineId,
    isEmpty: lines.length === 0 || machineId === undefined,
    /** The cart is not empty, but everything in it is sold out. */
    isSoldOut: lines.length > 0 && !canSell,
    quote: data?.quote,
    /** The displayed quote is not for the current cart. */
    isFetching: query.isFetching || isPlaceholderData || !isPaused,
  }
}
