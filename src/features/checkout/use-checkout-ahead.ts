import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCartLinesAfterPaint } from '#domain/cart/cart-store.ts'
import { useSession } from '#domain/session/session.ts'
import { loadLater } from '#shared/load-chunk.ts'
import { useDelay } from '#shared/ui/use-delay.ts'

/** Milliseconds without a change of the cart, after which the customer probably goes there. */
const pause = 1000

/** Milliseconds. The tap that adds the first product shows first. */
const afterTap = 200

/**
 * While the customer looks at the products and something is in the cart, requests the payment methods and what they need
 * and, once the customer pauses, the price: the next screen can then be paid at once. Returns whether they are there.
 */
export function useCheckoutAhead(isWanted: boolean): boolean {
  const queries = useQueryClient()
  const { userId } = useSession()
  const lines = useCartLinesAfterPaint()
  const [prepared, setPrepared] = useState<typeof lines>()
  const isFilled = lines.length > 0
  // Starts before a guest's session is there: that can take longer.
  const isRested = useDelay(isWanted && isFilled, pause, lines)
  useEffect(() => {
    if (!isWanted || !isFilled || userId === undefined) return
    const timer = setTimeout(() => {
      loadLater(() => import('./prepare-checkout.ts'))
        .then(({ prepareMethods }) => prepareMethods(queries))
        .catch(() => undefined)
    }, afterTap)
    return () => clearTimeout(timer)
  }, [queries, isWanted, isFilled, userId])
  useEffect(() => {
    if (!isRested || userId === undefined) return
    let isCurrent = true
    loadLater(() => import('./prepare-checkout.ts'))
      .then(({ prepareCheckout }) => prepareCheckout(queries))
      .then(() => isCurrent && setPrepared(lines))
      .catch(() => undefined)
    return () => {
      isCurrent = false
      setPrepared(undefined)
    }
  }, [queries, isRested, lines, userId])
  return isWanted && prepared === lines
}
