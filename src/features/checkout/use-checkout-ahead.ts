import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCartLines } from '#domain/cart/cart-store.ts'
import { useSession } from '#domain/session/session.ts'
import { loadLater } from '#shared/load-chunk.ts'

/** Milliseconds without a change of the cart, after which the customer probably goes there. */
const pause = 1000

/**
 * While the customer looks at the products and something is in the cart, requests its price, the payment methods and
 * what they need, once the customer pauses: the next screen can then be paid at once.
 */
export function useCheckoutAhead(isWanted: boolean) {
  const queries = useQueryClient()
  const { userId } = useSession()
  const [lines] = useDebouncedValue(useCartLines(), pause)
  const isFilled = lines.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the cart has another price
  useEffect(() => {
    if (!isWanted || !isFilled || userId === undefined) return
    loadLater(() => import('./prepare-checkout.ts'))
      .then(({ prepareCheckout }) => prepareCheckout(queries))
      .catch(() => undefined)
  }, [queries, isWanted, isFilled, userId, lines])
}
