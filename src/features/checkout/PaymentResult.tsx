import type { ComponentProps, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useHasCart } from '#domain/cart/cart-store.ts'
import { moneyState, type Order } from '#domain/order/order-state.ts'
import type { FollowedOrder } from '#domain/order/use-followed-order.ts'
import { useSession } from '#domain/session/session.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { requestIdOf } from '#shared/api/errors.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { CheckAgain } from '#shared/ui/CheckAgain.tsx'
import { Outcome } from '#shared/ui/Outcome.tsx'
import { Panel } from '#shared/ui/Panel.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { Bought } from './Bought.tsx'
import { otherAccount } from './other-account.ts'
import styles from './PaymentResult.module.css'
import { factsIn, orderFacts } from './payment-facts.ts'
import type { ReturnedPayment } from './use-returned-payment.ts'

interface Props extends FollowedOrder {
  hasSession: boolean
  orderId: string | undefined
  /** Whether the payment was started on this phone, so it can be continued here. */
  isOwn: boolean
  /** The payment by the token of its return address, if it was started in another browser. */
  returned?: ReturnedPayment | undefined
}

/**
 * Shows the state of a payment, exactly as the server reports it. OrderScreen shows an order that this session
 * has paid at its machine instead.
 */
export function PaymentResult(props: Props) {
  const { hasSession, orderId, order, isMissing, error, returned } = props
  const hasCart = useHasCart()
  const help = (
    <Action rank="quiet" to={paths.support(orderId, requestIdOf(error))}>
      {texts.paymentResult.getHelp}
    </Action>
  )
  const retry = (
    <>
      <CheckAgain
        label={texts.paymentResult.checkAgain}
        rank="second"
        onCheck={returned?.checkAgain ?? props.checkAgain}
      />
      {help}
    </>
  )
  // Always the same element, so that screen readers announce the next state.
  if (returned) return <Result {...startedElsewhere(returned, help, retry)} />
  if (!hasSession || !order || isMissing) return <Result {...withoutOrder(props, help, retry)} />
  switch (moneyState(order)) {
    case 'paid':
      return <Result {...paid(order, help)} />
    case 'canceled':
      return <Result {...canceled(order, hasCart, help)} />
    case 'unknown':
      return (
        <Result
          title={texts.paymentResult.checking}
          hint={texts.paymentResult.newStatus}
          order={order}
          actions={retry}
        />
      )
    case 'waiting':
      return <Result {...waiting(order, props, retry, help)} />
  }
}

function withoutOrder(
  { hasSession, orderId, isMissing, isCutOff, error }: Props,
  help: ReactNode,
  retry: ReactNode,
): ResultProps {
  const toOwner = (actions: ReactNode) => (
    <>
      <OtherAccount />
      {actions}
    </>
  )
  if (!hasSession)
    return {
      title: texts.paymentResult.noSession,
      hint: `${texts.paymentResult.noSessionHint} ${texts.paymentResult.orSignIn}`,
      actions: toOwner(help),
    }
  if (!orderId || isMissing)
    return {
      title: texts.paymentResult.noOrder,
      hint: texts.paymentResult.noOrderHint,
      error,
      actions: toOwner(orderId ? retry : help),
    }
  if (isCutOff) return { ...notKnown(error), actions: retry }
  return checking
}

const checking: ResultProps = {
  tone: 'active',
  title: texts.paymentResult.checking,
  hint: texts.paymentResult.checkingHint,
}

/** Money is all that this browser may show. The order itself opens where it was started, or by signing in. */
function startedElsewhere({ payment, error }: ReturnedPayment, help: ReactNode, retry: ReactNode): ResultProps {
  if (!payment) return error ? { ...notKnown(error), actions: retry } : checking
  const amount = priceOf(payment.net_payable_amount, payment.currency)
  const facts = { number: payment.order_number, amount }
  const withWay = (hint: string) => `${hint} ${texts.paymentResult.wayBack} ${texts.paymentResult.orSignIn}`
  const over = (
    <>
      <OtherAccount />
      {help}
    </>
  )
  switch (payment.outcome) {
    case 'paid':
      return {
        tone: 'good',
        title: texts.paymentResult.paid,
        hint: withWay(texts.paymentResult.paidElsewhere({ amount })),
        facts,
        actions: over,
      }
    case 'canceled': {
      const hint = texts.paymentResult.canceledWithoutCart({ reason: 'other' })
      return { tone: 'bad', title: texts.paymentResult.canceled, hint: withWay(hint), facts, actions: over }
    }
    default: {
      const { title, hint } = waitingWords(false, payment.outcome === 'confirming', amount)
      return { tone: error ? 'neutral' : 'active', title, hint: withWay(hint), facts, error, actions: retry }
    }
  }
}

const notKnown = (error: Error | null): ResultProps => ({
  title: texts.paymentResult.notKnown,
  hint: texts.paymentResult.notKnownHint({ why: describeError(error) }),
  error,
})

/** Leads to the account that the order was placed with: sign-in, which returns here, or for signing out first. */
function OtherAccount() {
  const { kind } = useSession()
  const { pathname, search, hash } = useLocation()
  const isSignedIn = kind === 'registered'
  return (
    <Action to={isSignedIn ? paths.account : paths.login(pathname + search + hash)}>
      {isSignedIn ? texts.checkout.toAccount : texts.shell.signIn}
    </Action>
  )
}

/** An earlier session's order: this session can't open it at its machine. */
function paid(order: Order, help: ReactNode): ResultProps {
  const { hint, label, to } = otherAccount(order.user_id, order.id, order.order_number)
  const amount = priceOf(order.net_payable_amount, order.currency)
  return {
    tone: 'good',
    title: texts.paymentResult.paid,
    hint: `${texts.paymentResult.paidHint({ amount })} ${hint}`,
    order,
    actions: (
      <>
        <Action to={to}>{label}</Action>
        {help}
      </>
    ),
  }
}

const canceled = (order: Order, hasCart: boolean, help: ReactNode): ResultProps => ({
  tone: 'bad',
  title: texts.paymentResult.canceled,
  hint: (hasCart ? texts.paymentResult.canceledHint : texts.paymentResult.canceledWithoutCart)({
    reason: order.cancel_reason ?? 'other',
  }),
  order,
  actions: (
    <>
      <Action to={hasCart ? paths.payment : paths.products} replace>
        {hasCart ? texts.paymentResult.payAgain : texts.paymentResult.toProducts}
      </Action>
      {hasCart && (
        <Action rank="second" to={paths.paymentMethods} replace>
          {texts.paymentResult.payAnotherWay}
        </Action>
      )}
      {help}
    </>
  ),
})

function waiting(
  order: Order,
  { isOwn, isCutOff, isOverdue, error }: Props,
  retry: ReactNode,
  help: ReactNode,
): ResultProps {
  const isConfirming = order.payment_progress === 'confirming'
  return {
    tone: isCutOff ? 'neutral' : 'active',
    ...waitingWords(isOverdue, isConfirming, priceOf(order.net_payable_amount, order.currency)),
    order,
    error,
    actions: (
      <>
        {!isConfirming && (
          <Action rank="second" to={isOwn ? paths.payment : paths.orderHistoryDetails(order.id)}>
            {isOwn ? texts.paymentResult.finishPaying : texts.paymentResult.details}
          </Action>
        )}
        {isOverdue || isCutOff ? retry : help}
      </>
    ),
  }
}

function waitingWords(isOverdue: boolean, isConfirming: boolean, amount: string) {
  if (isOverdue) return { title: texts.paymentResult.stillWaiting, hint: texts.paymentResult.stillWaitingHint }
  if (isConfirming)
    return { title: texts.paymentResult.confirming, hint: texts.paymentResult.confirmingHint({ amount }) }
  return { title: texts.paymentResult.waiting, hint: texts.paymentResult.waitingHint }
}

interface ResultProps {
  title: string
  hint?: string | undefined
  /** By default, nothing is known. */
  tone?: ComponentProps<typeof Outcome>['tone']
  /** Number and amount, where the order itself may not be shown. */
  facts?: Parameters<typeof factsIn>[0]
  /** What was ordered, as far as this session may see it. */
  order?: Order
  error?: Error | null
  actions?: ReactNode
}

function Result({ title, hint, tone = 'neutral', order, error = null, actions, ...props }: ResultProps) {
  const facts = order ? orderFacts(order) : props.facts
  const ways = actions && <div className={styles.ways}>{actions}</div>
  return (
    <section className={styles.result} data-split={order ? true : undefined}>
      <Outcome
        title={title}
        lines={[facts && factsIn(facts, hint), hint].filter((line) => line !== undefined)}
        tone={tone}
      />
      {/* Whoever has to act again finds the way on first. */}
      {tone === 'bad' && ways}
      {order && (
        <div className={styles.order}>
          <Panel>
            <Bought items={order.items} machine={order.machine} />
          </Panel>
        </div>
      )}
      {tone !== 'bad' && ways}
      <SupportReference error={error} />
    </section>
  )
}
