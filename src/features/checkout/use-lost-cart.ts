/** Restores a cart from the server if the phone lost it but still has its id, as after a partial storage cleanup. */
import { useEffect, useState } from 'react'
import { fillCart, useCartLines } from '#domain/cart/cart-store.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { useGetCart } from '#generated/hooks/cart.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'

/** Restores neither a paid cart nor another machine's cart. A failed request does not mean that the cart is empty. */
export function useLostCart() {
  const isEmpty = useCartLines().length === 0
  const [wasEmpty] = useState(isEmpty)
  const cartId = useStored('cartId')
  const attempt = useStored('checkoutAttempt')
  const machineId = useChosenMachine()?.id
  const isLost = wasEmpty && isEmpty && cartId !== null && attempt?.quote.cart_id !== cartId
  const { data, error, isFetching, refetch } = useGetCart({ cartId: cartId ?? '' }, { enabled: isLost, retry: false })
  const cart = data?.data

  useEffect(() => {
    if (isLost && cart && cart.vending_machine_id === machineId) fillCart(cart.items)
  }, [isLost, cart, machineId])

  useEffect(() => {
    if (error) toast.error(texts.shell.somethingWrong)
  }, [error])

  return { isFetching: isLost && isFetching, error: isLost ? error : null, retry: () => void refetch() }
}
