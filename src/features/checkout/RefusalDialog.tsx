import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { cartLines, useCartLines } from '#domain/cart/cart-store.ts'
import { totalOf } from '#domain/cart/lines.ts'
import { refuseOffer, useOfferChoice, useSelectedOfferId } from '#domain/offers/selected-offer.ts'
import type { PaymentRefused } from '#domain/order/pay.ts'
import { quoteQueries } from '#domain/order/quote.ts'
import type { ErrorCode } from '#generated/types.ts'
import { messageOf } from '#shared/api/describe-error.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { factsOf } from './payment-facts.ts'

interface NextStep {
  label: string
  to?: string
}
const otherMethod: NextStep = { label: texts.checkout.chooseOtherMethod, to: paths.paymentMethods }
const toCart: NextStep = { label: texts.checkout.toCart }
/** Nothing in the cart can be bought anymore. */
const toProducts: NextStep = { label: texts.checkout.toProducts, to: paths.products }
/** Unlisted codes close the dialog and request a new quote. The products screen redirects to a waiting order. */
const nextSteps: Partial<Record<ErrorCode, NextStep>> = {
  CART_1000: toCart,
  CART_1001: { label: texts.checkout.seeNewPrice },
  CART_1002: toCart,
  CART_1003: toCart,
  OF_1004: { label: texts.checkout.payWithoutOffer },
  PAY_1001: otherMethod,
  PAY_1002: otherMethod,
  PAY_1003: { label: texts.checkout.seeWaitingOrder, to: paths.products },
}

/** Shown if the order was rejected: what changed, that nothing was charged, and the next step (§8). */
export function RefusalDialog({ refused, onClose }: { refused: PaymentRefused; onClose: () => void }) {
  const { cause: error, attempt } = refused
  const queries = useQueryClient()
  const navigate = useNavigate()
  const offerId = useSelectedOfferId()
  // The customer knows nothing of an offer that the app chose by itself.
  const isOwnOffer = useOfferChoice().kind === 'own'
  const reason = error.code === 'OF_1004' && !isOwnOffer ? texts.cart.offerEnded : messageOf(error)
  const lines = useCartLines()
  const isSoldOut = lines.length > 0 && lines.every(({ outOfStockItem }) => outOfStockItem)
  const next = nextSteps[error.code] ?? { label: texts.checkout.close }
  const { label, to } = isSoldOut && next.to !== paths.products ? toProducts : next
  const close = () => {
    if (error.code === 'OF_1004' && offerId) refuseOffer(offerId, totalOf(cartLines()))
    void queries.invalidateQueries({ queryKey: quoteQueries })
    onClose()
  }
  const proceed = () => {
    close()
    if (to) navigate(to, { replace: to === paths.paymentMethods })
  }
  return (
    <Dialog title={texts.checkout.notInitiated} onClose={close}>
      <p>
        <Words>{reason}</Words>
      </p>
      <p>
        <Words>{texts.checkout.refusedHint(factsOf(attempt))}</Words>
      </p>
      <Action onClick={proceed}>{label}</Action>
      <SupportReference error={error} />
    </Dialog>
  )
}
