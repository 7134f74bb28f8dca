/** The quote for the current cart, requested on entry and after each change, once the customer pauses. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { cartLines, fillCart, useCartLines } from '#domain/cart/cart-store.ts'
import { type CartLine, countOf, wantedOf } from '#domain/cart/lines.ts'
import { described, isOutdated, renewLines, withoutClosed } from '#domain/cart/renew-lines.ts'
import { useFittingOffer } from '#domain/cart/use-cart-offer.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { deriveSlots } from '#domain/machine/slots.ts'
import { isCartRefusal, quoteQuery, takeQuote } from '#domain/order/quote.ts'
import { useGetMachineProducts } from '#generated/hooks/machines.ts'
import { messageOf } from '#shared/api/describe-error.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { forMinutes } from '#shared/api/query-client.ts'
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

/**
 * Marks lines that the machine has closed, and takes what it says of their products. The quote uses the same response of
 * the machine.
 */
function useClosedSlots(machineId: string | undefined, lines: readonly CartLine[]) {
  const { data } = useGetMachineProducts(
    { machineId: machineId ?? '' },
    { enabled: machineId !== undefined && lines.length > 0, ...forMinutes, retry: false },
  )
  const machine = data?.data
  useEffect(() => {
    if (!machine) return
    // The cart as it is now: an earlier effect may have changed it.
    const stored = cartLines()
    const slots = deriveSlots(machine)
    const known = described(withoutClosed(stored, slots), slots)
    if (known !== stored && lines.length > 0) fillCart(known)
  }, [machine, lines])
}

export function useQuote() {
  useEffect(recheckStock, [])
  const lines = useCartLines()
  const [paused] = useDebouncedValue(lines, pause)
  const isPaused = paused === lines
  const machineId = useChosenMachine()?.id
  useClosedSlots(machineId, lines)
  const { offers, offer, choice, offerIds, isReady } = useFittingOffer()
  const canSell = lines.some(({ outOfStockItem }) => !outOfStockItem)
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
  const { answer, reset } = useRefusals(machineId, wantedOf(lines))
  useEffect(() => {
    if (isCartRefusal(error)) answer(error)
  }, [error, answer])
  return {
    ...query,
    refetch: () => {
      reset()
      return query.refetch()
    },
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

/**
 * Answers the server's refusals of a cart: says each once, and renews the prices and stock once, which requests another
 * quote if they have changed. Then the refusal stands until the customer changes the cart or tries again.
 */
function useRefusals(machineId: string | undefined, wanted: string) {
  const queries = useQueryClient()
  const answered = useRef({ said: new Set<string>(), hasRenewed: false })
  const reset = useCallback(() => {
    answered.current = { said: new Set(), hasRenewed: false }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another machine or another wish is a new question
  useEffect(() => reset(), [reset, machineId, wanted])
  const answer = useCallback(
    (refusal: ApiError) => {
      const { said, hasRenewed } = answered.current
      if (!said.has(refusal.message)) toast.error(messageOf(refusal))
      said.add(refusal.message)
      if (!machineId || hasRenewed || !isOutdated(refusal)) return
      answered.current.hasRenewed = true
      void renewLines(refusal, queries, machineId).catch(() => undefined)
    },
    [queries, machineId],
  )
  return { answer, reset }
}
