/** Restores a cart from the server if the phone lost it but still has its id, as after a partial storage cleanup. */
import { useEffect, useState } from 'react'
import { fillCart, useIsCartMissing } from '#domain/cart/cart-store.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { useGetCart } from '#generated/hooks/cart.ts'
import { onceNow } from '#shared/api/query-client.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'

/**
 * Restores neither a paid cart, nor an emptied one, nor another machine's. A failed request does not mean that the cart
 * is empty.
 */
export function useLostCart() {
  const isMissing = useIsCartMissing()
  // A record that is removed later is not lost: the customer has signed out, or changed the machine, or the phone can't
  // read the lines that were restored.
  const [wasMissing, setWasMissing] = useState(isMissing)
  if (wasMissing && !isMissing) setWasMissing(false)
  const cartId = useStored('cartId')
  const attempt = useStored('checkoutAttempt')
  const machineId = useChosenMachine()?.id
  const isLost = wasMissing && isMissing && cartId !== null && attempt?.quote.cart_id !== cartId
  const { data, error, isPending, isFetching, refetch } = useGetCart(
    { cartId: cartId ?? '' },
    { ...onceNow, enabled: isLost },
  )
  const cart = data?.data
  const found =
    isLost && cart && cart.vending_machine_id === machineId && cart.items.length > 0 ? cart.items : undefined

  useEffect(() => {
    if (found) fillCart(found)
  }, [found])

  useEffect(() => {
    if (error) toast.error(texts.shell.somethingWrong)
  }, [error])

  return {
    /** Until it is known whether there is something to restore, and until it is restored. */
    isFetching: isLost && (isPending || isFetching || found !== undefined),
    error: isLost ? error : null,
    retry: () => refetch(),
  }
}
