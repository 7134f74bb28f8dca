/** A cart's price as the server would sell it now. Only a quote prices an order. */
import { queryOptions } from '@tanstack/react-query'
import { validateCart } from '#generated/operations/cart.ts'
import type { components } from '#generated/types.ts'

type Validation = components['schemas']['CartValidation']
/** Every quote; all are old once an order was refused. */
export const quoteQueries = [validateCart.operationId] as const

/** Long enough to come from the cart without asking twice; the server checks again when the order is made. */
const FRESH = 60_000

/** The same cart on the same machine shares one quote. Throws the transport's errors; CART_… codes as ApiError. */
export const quoteQuery = (machineId: string, cart: Validation) =>
  queryOptions({
    queryKey: [...quoteQueries, machineId, cart] as const,
    queryFn: ({ signal }) => validateCart.call({ params: { machineId }, body: cart }, { signal }),
    staleTime: FRESH,
    retry: false,
  })
