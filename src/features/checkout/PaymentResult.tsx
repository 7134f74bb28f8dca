import { IconCheck, IconLoader2, IconQuestionMark, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCartCount } from '#domain/cart/cart-store.ts'
import { dispenseStage, moneyState, type Order } from '#domain/order/order-state.ts'
import type { FollowedOrder } from '#domain/order/use-followed-order.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { requestIdOf } from '#shared/api/errors.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { Action } from '#shared/ui/Action.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import styles from './PaymentResult.module.css'

interface Props extends FollowedOrder {
  hasSession: boolean
  orderId: string | undefined
  /** Below the way to a paid order that waits for its customer. */
  afterPaid?: ReactNode
}

/** Says how far the money got, and only what the server has said. */
export function PaymentResult({
  hasSession,
  orderId,
  order,
  isMissing,
  isCutOff,
  isOverdue,
  error,
  checkAgain,
  afterPaid,
}: Props) {
  if (!hasSession) return <Result title={texts.noSession} hint={texts.noSessionHint} />
  const help = (
    <Action rank="quiet" to={paths.support(orderId, requestIdOf(error))}>
      {texts.getHelp}
    </Action>
  )
  if (!orderId) return <Result title={texts.noOrder} hint={texts.noOrderHint} actions={help} />
  const retry = (
    <>
      <Action rank="second" onClick={checkAgain}>
        {texts.checkAgain}
      </Action>
      {help}
    </>
  )
  if (isMissing) return <Result title={texts.noOrder} hint={texts.noOrderHint} error={error} actions={retry} />
  if (!order && isCutOff)
    return (
      <Result title={texts.notKnown} hint={texts.notKnownHint(describeError(error))} error={error} actions={retry} />
    )
  if (!order) return <Result isBusy title={texts.checking} hint={texts.checkingHint} />

  const amount = formatMoney(toMinor(order.net_payable_amount))
  switch (moneyState(order)) {
    case 'paid':
      return <Paid order={order} afterPaid={afterPaid} />
    case 'cancelled':
      return <Cancelled help={help} />
    case 'unknown':
      return <Result title={texts.checking} hint={texts.newStatus} number={order.order_number} actions={retry} />
    case 'waiting': {
      const isConfirming = order.payment_progress === 'confirming'
      return (
        <Result
          isBusy={!isCutOff}
          title={isOverdue ? texts.stillWaiting : texts.waiting}
          hint={isOverdue ? texts.stillWaitingHint : isConfirming ? texts.confirmingHint(amount) : texts.waitingHint}
          number={order.order_number}
          error={error}
          actions={
            <>
              {!isConfirming && (
                <Action rank="second" to={paths.payment}>
                  {texts.finishPaying}
                </Action>
              )}
              {(isOverdue || isCutOff) && retry}
            </>
          }
        />
      )
    }
  }
}

function Paid({ order, afterPaid }: { order: Order; afterPaid: ReactNode }) {
  const isReady = dispenseStage(order) === 'ready'
  return (
    <Result
      tone="good"
      title={texts.paidTitle}
      hint={isReady ? texts.paidHint(formatMoney(toMinor(order.net_payable_amount))) : undefined}
      number={order.order_number}
      actions={
        <>
          <Action to={(isReady ? paths.orderDispense : paths.orderDispenseStatus)(order.id)} replace>
            {isReady ? texts.toDispense : texts.toOrder}
          </Action>
          {afterPaid}
        </>
      }
    />
  )
}

function Cancelled({ help }: { help: ReactNode }) {
  const hasCart = useCartCount() > 0
  return (
    <Result
      tone="bad"
      title={texts.cancelledTitle}
      hint={hasCart ? texts.cancelledHint : texts.cancelledWithoutCart}
      actions={
        <>
          <Action to={hasCart ? paths.payment : paths.products} replace>
            {hasCart ? texts.payAgain : texts.toProducts}
          </Action>
          {help}
        </>
      }
    />
  )
}

const icons = { good: IconCheck, bad: IconX, plain: IconQuestionMark }

interface ResultProps {
  title: string
  hint?: string | undefined
  tone?: 'good' | 'bad' | 'plain'
  number?: string
  isBusy?: boolean
  error?: Error | null
  actions?: ReactNode
}

function Result({ title, hint, tone = 'plain', number, isBusy = false, error = null, actions }: ResultProps) {
  const Icon = isBusy ? IconLoader2 : icons[tone]
  return (
    <section className={styles.result} data-tone={tone}>
      <div className={styles.said} role="status" aria-busy={isBusy}>
        <span className={styles.mark} data-busy={isBusy || undefined} aria-hidden>
          <Icon size={40} />
        </span>
        <h2>{title}</h2>
        {hint && <p>{hint}</p>}
        {number && <p>{texts.orderNumber(number)}</p>}
      </div>
      {actions}
      <SupportReference error={error} />
    </section>
  )
}
