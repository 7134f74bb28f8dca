import { Activity } from 'react'
import { useCheckoutAhead } from '#features/checkout/use-checkout-ahead.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { Checkout } from './route-table.ts'

interface Props {
  /** The customer is at the checkout. */
  isHere: boolean
  /** The customer is where the next tap can lead to the checkout. */
  isNext: boolean
}

/** The same element in every render, so that React skips what it has rendered ahead. */
const checkout = (
  <LazyPart fallback={<PageSpinner />}>
    <Checkout />
  </LazyPart>
)

/**
 * The checkout. Once what it shows has loaded, it is rendered without being shown, while the customer still looks at the
 * products: on a slow phone, that takes 0.2 s of the tap on the cart. If it crashes there, React keeps the error to
 * itself, and the tap tries again.
 */
export function CheckoutPlace({ isHere, isNext }: Props) {
  const isAhead = useCheckoutAhead(isNext)
  if (!isHere && !isAhead) return null
  return <Activity mode={isHere ? 'visible' : 'hidden'}>{checkout}</Activity>
}
