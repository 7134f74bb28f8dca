import { isCartRefusal } from '#domain/order/quote.ts'
import { paths } from '#shared/paths.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { Action } from '#shared/ui/Action.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { PayForm } from './PayForm.tsx'
import { QuoteSummary } from './QuoteSummary.tsx'
import { useLostCart } from './use-lost-cart.ts'
import type { Paying } from './use-paying.ts'
import { useQuote } from './use-quote.ts'

interface Props {
  userId: string
  paying: Paying
  /** The order that was paid last on this phone. */
  lastOrderId: string | undefined
}

/** A quote first; without one there is no price and nothing to pay. */
export function CheckoutForm({ userId, paying, lastOrderId }: Props) {
  const { lines, machineId, isEmpty, isSoldOut, quote, error, isFetching, refetch } = useQuote()
  const lost = useLostCart()
  if (lost.isFetching) return <Loading label={texts.pricing} />
  if (lost.error)
    return (
      <>
        <ErrorState title={texts.cartFailed} hint={texts.cartFailedHint} error={lost.error} onRetry={lost.retry} />
        <Action to={paths.products} rank="quiet">
          {texts.toProducts}
        </Action>
      </>
    )
  if (isEmpty && paying.stage === 'idle')
    return (
      <EmptyState
        drawing="cart"
        title={texts.emptyCart}
        hint={lastOrderId ? texts.emptyAfterPaying : texts.emptyCartHint}
        action={
          lastOrderId
            ? { label: texts.toLastOrder, to: paths.orderHistoryDetails(lastOrderId) }
            : { label: texts.toProducts, to: paths.products }
        }
      />
    )
  if (isSoldOut || isCartRefusal(error))
    return (
      <>
        <ErrorState title={isSoldOut ? texts.allSoldOut : (error?.message ?? '')} error={error} />
        <Action to={paths.cart}>{texts.toCart}</Action>
      </>
    )
  if (error) return <ErrorState title={texts.quoteFailed} error={error} onRetry={() => void refetch()} />
  if (!quote || !machineId) return <Loading label={texts.pricing} />
  return (
    <>
      <QuoteSummary quote={quote} lines={lines} />
      <PayForm
        quote={quote}
        stage={paying.stage}
        isPriceOld={isFetching}
        onPay={(method, sourceId) => paying.start({ userId, machineId, quote, lines, method, sourceId })}
      />
    </>
  )
}
