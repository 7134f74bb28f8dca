import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCartLines } from '#domain/cart/cart-store.ts'
import { useSession } from '#domain/session/session.ts'
import { loadLater } from '#shared/load-chunk.ts'

/**
 * While the customer looks at the products and something is in the cart, requests the payment methods: the balances on
 * the next screen wait for them.
 */
export function useMethodsAhead(isWanted: boolean) {
  const queries = useQueryClient()
  const { userId } = useSession()
  const isFilled = useCartLines().length > 0
  useEffect(() => {
    if (!isWanted || !isFilled || userId === undefined) return
    loadLater(() => import('./prepare-checkout.ts'))
      .then(({ prepareMethods }) => prepareMethods(queries))
      .catch(() => undefined)
  }, [queries, isWanted, isFilled, userId])
}
