import { memo, type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { type CartLine, depositOf, lineKey, totalOf } from '#domain/cart/lines.ts'
import { type QuotedLine, quotedLines, unexpectedLines } from '#domain/cart/quoted.ts'
import { useOpensAt } from '#domain/machine/use-opens-at.ts'
import { discount, sharesOf } from '#domain/offers/preview.ts'
import { isCartRefusal, machineOffline, notAvailable } from '#domain/order/quote.ts'
import type { LastMethod } from '#domain/payment/method-order.ts'
import { track } from '#shared/analytics/track.ts'
import { messageOf } from '#shared/api/describe-error.ts'
import { config } from '#shared/config.ts'
import { formatWeekdayClock } from '#shared/measures.ts'
import { formatMoney, type Minor, sum, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import styles from './CheckoutForm.module.css'
import { Offers } from './Offers.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PayForm } from './PayForm.tsx'
import { Total } from './Total.tsx'
import { useLostCart } from './use-lost-cart.ts'
import type { Paying } from './use-paying.ts'
import { useQuote } from './use-quote.ts'

/** They must be stable, because the memoized cart compares them. */
interface Props extends Pick<Paying, 'stage'> {
  userId: string
  onPay: Paying['start']
  /** The last payment on this phone, if it is paid. Another customer's is shown above the form. */
  paid: { key: string; isOwn: boolean; orderId: string | undefined } | undefined
}

/** The cart to pay. If the phone has lost it, it is restored first. */
export function CheckoutForm(props: Props) {
  const lost = useLostCart()
  if (lost.isFetching) return <Loading label={texts.checkout.pricing} />
  if (lost.error)
    return (
      <>
        <ErrorState
          title={texts.checkout.cartFailed}
          hint={texts.checkout.cartFailedHint}
          error={lost.error}
          onRetry={lost.retry}
        />
        <Action to={paths.products} rank="quiet">
          {texts.checkout.toProducts}
        </Action>
      </>
    )
  return <Cart {...props} />
}

/**
 * The cart, its price and the payment methods. The amount to pay always comes from the server. Memoized: the
 * tap that shows what was rendered ahead changes the path and the cart's id, which it doesn't show.
 */
const Cart = memo(function Cart({ userId, stage, onPay, paid }: Props) {
  const priced = useQuote()
  const { lines, offers, offer, choice, isEmpty, quote, isFetching } = priced
  const opensAt = useOpensAt(priced.machineId)
  const isPaying = stage !== 'idle'
  // Here, it outlives a price that can't be had: the form would choose anew, and perhaps the employer's wallet.
  const [wanted, choose] = useState<LastMethod>()
  const wasBought = useWasBought(isEmpty, paid)
  useEffect(() => {
    if (!isEmpty) track({ name: 'checkout_started' })
  }, [isEmpty])
  // An empty cart leads to the products (§2.3), unless the payment has emptied it.
  if (isEmpty && !isPaying)
    return wasBought ? (
      <EmptyCart orderId={paid?.isOwn ? paid.orderId : undefined} />
    ) : (
      <Navigate to={paths.products} replace />
    )
  const lastQuoted = quote && quotedLines(quote, lines)
  // An offer for everything is only in the sums: no card showed a share of it.
  const usedId = quote ? quote.offer_id : offer?.id
  const isForAll = offers.some(({ id, product_ids }) => id === usedId && !product_ids)
  const current = isFetching ? undefined : quote
  const quoted = current && lastQuoted
  // The server may use another one than was expected.
  const used = current ? offers.find(({ id }) => id === current.offer_id) : offer
  const expected = offer ? discount(offer, lines) : (0 as Minor)
  // Until there is a price, the cards' one; while a new price loads, a line that has not changed keeps its last one.
  const previews = sharesOf(current ? undefined : offer, lines)
  const known = lines.map(
    (line, index) => (isForAll ? undefined : discountFor(line, lastQuoted)) ?? previews[index] ?? (0 as Minor),
  )
  // The lines' prices have all of the discount, or the sums say it.
  const shares = sum(known) === (current ? toMinor(current.discount_amount) : expected) ? known : previews
  const saved = sum(shares)
  return (
    <div className={styles.checkout}>
      <div className={styles.cart} inert={isPaying}>
        {opensAt !== undefined && (
          <p className={styles.closed}>{texts.checkout.closedUntil({ time: formatWeekdayClock(opensAt) })}</p>
        )}
        <p role="status" className={styles.less}>
          {isShort(lines, quoted) && texts.checkout.lessThanWanted}
        </p>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <CartLineRow
              key={lineKey(line)}
              line={line}
              index={index}
              discount={shares[index]}
              isPriceOld={isFetching}
              currency={quote?.currency}
            />
          ))}
          {unexpectedLines(lines, quoted).map(([key, { id, quantity, amount }]) => (
            <li key={key} className={styles.extra}>
              <Words>{texts.checkout.quantityOf({ count: quantity, name: id })}</Words>
              <span translate="no">{formatMoney(amount, quote?.currency)}</span>
            </li>
          ))}
        </ul>
        <TextLink to={paths.products}>{texts.checkout.addMore}</TextLink>
        {!priced.isSoldOut && (
          <Offers offers={offers} used={used} lines={lines} choice={choice} currency={quote?.currency} saved={saved} />
        )}
      </div>
      <div className={styles.side}>
        <Payment
          priced={priced}
          expected={(totalOf(lines) + depositOf(lines) - expected) as Minor}
          userId={userId}
          stage={stage}
          onPay={onPay}
          wanted={wanted}
          onChoose={choose}
        >
          <Total
            lines={lines}
            quote={quote}
            expectedDiscount={expected}
            isPriceOld={isFetching}
            // The law wants all sums in one place.
            inLines={config.law.bindingOrder ? (0 as Minor) : saved}
          />
        </Payment>
      </div>
    </div>
  )
})

interface PaymentProps extends Pick<Props, 'userId' | 'stage' | 'onPay'> {
  /** The customer's choice of how to pay. */
  wanted: LastMethod | undefined
  onChoose: (method: LastMethod) => void
  priced: ReturnType<typeof useQuote>
  /** What the cart probably costs, until there is a price. */
  expected: Minor
  /** The sums. */
  children: ReactNode
}

/** The sums and the payment form, or why there is no price. Where the law wants it, the sums are beside its button. */
function Payment({ children, priced, userId, stage, onPay, expected, ...methods }: PaymentProps) {
  const { lines, machineId, isSoldOut, quote, error, isFetching, refetch } = priced
  if (isSoldOut) return <AllSoldOut />
  if (error)
    return (
      <>
        {children}
        <NoPrice error={error} onRetry={refetch} />
      </>
    )
  const isSummarized = config.law.bindingOrder
  const summary = (
    <OrderSummary lines={lines} quote={quote}>
      {children}
    </OrderSummary>
  )
  return (
    <>
      {!isSummarized && children}
      <PayForm
        quote={quote}
        expected={expected}
        stage={stage}
        isPriceOld={isFetching}
        lines={lines}
        {...methods}
        summary={isSummarized && summary}
        onPay={(quote, method, sourceId, confirmedAge) => {
          if (machineId) onPay({ userId, machineId, quote, lines, method, sourceId, confirmedAge })
        }}
      />
    </>
  )
}

const AllSoldOut = () => (
  <div role="alert">
    <EmptyState
      drawing="empty"
      title={texts.checkout.allSoldOut}
      hint={texts.checkout.allSoldOutHint}
      action={{ label: texts.checkout.toProducts, to: paths.products }}
    />
  </div>
)

/** Why nothing can be paid. */
function NoPrice({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const isRefused = isCartRefusal(error)
  const isOffline = isRefused && error.code === machineOffline
  return (
    <>
      <ErrorState
        title={isRefused ? messageOf(error) : texts.checkout.quoteFailed}
        hint={isOffline ? texts.checkout.offlineHint : texts.checkout.quoteFailedHint}
        error={error}
        onRetry={onRetry}
      />
      {isOffline && (
        <Action rank="quiet" to={paths.searchMachine}>
          {texts.emptyMachine.toSearch}
        </Action>
      )}
      {isRefused && error.code === notAvailable && (
        <Action rank="quiet" to={paths.products}>
          {texts.checkout.toProducts}
        </Action>
      )}
    </>
  )
}

/**
 * Whether the cart is empty because it was bought: before this screen opened, or since. If products were in it after
 * the payment, the customer has removed them.
 */
function useWasBought(isEmpty: boolean, paid: Props['paid']): boolean {
  const [before] = useState(paid?.key)
  const [wasFilled, setFilled] = useState(false)
  const isOld = paid?.key === before
  if (!isEmpty && isOld && !wasFilled) setFilled(true)
  if (!paid) return false
  return !paid.isOwn || !isOld || !wasFilled
}

function EmptyCart({ orderId }: { orderId: string | undefined }) {
  return (
    <EmptyState
      drawing="cart"
      title={texts.checkout.emptyCart}
      hint={orderId ? texts.checkout.emptyAfterPaying : texts.checkout.emptyCartHint}
      action={
        orderId
          ? { label: texts.checkout.toLastOrder, to: paths.orderHistoryDetails(orderId) }
          : { label: texts.checkout.toProducts, to: paths.products }
      }
    />
  )
}

type Quoted = ReadonlyMap<string, QuotedLine> | undefined

/** The line's share of the discount, if the quote is for this quantity of it. */
function discountFor(line: CartLine, quoted: Quoted): Minor | undefined {
  const { quantity, discount } = quoted?.get(lineKey(line)) ?? {}
  return quantity === line.cartQty ? discount : undefined
}

const isShort = (lines: readonly CartLine[], quoted: Quoted) =>
  lines.some((line) => line.removedQty > 0 || (quoted && !quoted.get(lineKey(line))?.quantity))
