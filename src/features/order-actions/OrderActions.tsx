import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Action as OrderAction } from '#domain/order/endings.ts'
import type { Order } from '#domain/order/order-state.ts'
import type { OrderInHand } from '#domain/order/use-ending.ts'
import { useSession } from '#domain/session/session.ts'
import { requestIdOf } from '#shared/api/errors.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { useSecondsUntilRetry } from '#shared/ui/use-seconds-until.ts'
import { ConfirmMachine } from './ConfirmMachine.tsx'
import { DispenseButton } from './DispenseButton.tsx'
import { MoneyBackDialog } from './MoneyBackDialog.tsx'
import styles from './OrderActions.module.css'
import { RefundState } from './RefundState.tsx'
import { ReleaseButton } from './ReleaseButton.tsx'

interface Props extends OrderInHand {
  /** The dispense screens start the machine; other screens link to them. */
  isAtMachine: boolean
  /** Shown before the buttons, all in pairs. */
  children?: ReactNode
}

/** Buttons and links for the order's current actions, which `endingOf` determines. */
export function OrderActions(props: Props) {
  const { children, ...rest } = props
  const { order, ending, isAtMachine, checkAgain } = rest
  // The order to refund, as it was when the dialog opened.
  const [orderToRefund, openRefund] = useState<Order | null>(null)
  // Another phone may have started the machine meanwhile.
  const isCollected = orderToRefund?.status === 'Paid' && order !== undefined && order.status !== 'Paid'
  const shown = ending.actions.filter((action) => isShown(action, isAtMachine))
  const buttons = shown.map((action, index) => (
    <OrderButton key={action} {...rest} action={action} isFirst={index === 0} onRefund={openRefund} />
  ))
  return (
    <div className={styles.actions}>
      {order?.refund && <RefundState refund={order.refund} currency={order.currency} />}
      {children ? (
        <div className={styles.pairs}>
          {children}
          {buttons}
        </div>
      ) : (
        buttons
      )}
      {orderToRefund && (
        <MoneyBackDialog
          order={orderToRefund}
          isObsolete={isCollected || order?.refund !== undefined}
          checkAgain={checkAgain}
          onClose={() => openRefund(null)}
        />
      )}
    </div>
  )
}

/** Hides actions that link to the current screen, or that the header offers: sign-in, away from the machine. */
const isShown = (action: OrderAction, isAtMachine: boolean) =>
  isAtMachine ? action !== 'watch' : !['details', 'shop', 'sign-in'].includes(action)

/** For guests, whose order may belong to their account. Returns here. */
function SignIn() {
  const { kind } = useSession()
  const { pathname, search } = useLocation()
  if (kind === 'registered') return null
  return (
    <Action rank="second" to={paths.login(pathname + search)}>
      {texts.shell.signIn}
    </Action>
  )
}

interface OrderButtonProps extends Props {
  action: OrderAction
  isFirst: boolean
  onRefund: (order: Order) => void
}

function OrderButton({
  action,
  isFirst,
  onRefund,
  orderId,
  order,
  ending,
  error,
  shopPath,
  isAtMachine,
  ...callbacks
}: OrderButtonProps): ReactNode {
  const { isPhoneOffline } = ending
  const rank = isFirst ? 'main' : 'second'
  const { checkAgain, onMachineOffline } = callbacks
  const seconds = useSecondsUntilRetry(error)
  const sending = (label: string) => (isPhoneOffline ? texts.orderActions.whenOnline({ label }) : label)
  switch (action) {
    case 'check-again':
      return (
        <Action rank={rank} onClick={checkAgain} disabled={isPhoneOffline || seconds > 0}>
          {seconds > 0 ? texts.errors.tryAgainIn({ seconds }) : sending(texts.orderActions.checkAgain)}
        </Action>
      )
    case 'sign-in':
      return <SignIn />
    case 'help':
      return (
        <Action rank="quiet" to={paths.support(orderId, requestIdOf(error))}>
          {texts.orderActions.getHelp}
        </Action>
      )
    case 'details':
      return (
        <Action rank={ending.stage === 'dispensed' ? 'quiet' : 'second'} to={paths.orderHistoryDetails(orderId)}>
          {texts.orderActions.details}
        </Action>
      )
    case 'shop':
      return (
        <Action rank={isFirst ? 'main' : 'quiet'} to={shopPath}>
          {texts.orderActions.shop}
        </Action>
      )
    case 'watch':
      return (
        <Action rank={rank} to={paths.orderDispenseStatus(orderId)}>
          {texts.orderActions.watch}
        </Action>
      )
    case 'continue-paying':
      return (
        <Action rank={rank} to={paths.payment}>
          {texts.orderActions.continuePaying}
        </Action>
      )
  }
  if (!order) return null
  const shared = { order, isPhoneOffline, checkAgain }
  switch (action) {
    case 'dispense':
      if (isAtMachine) return <DispenseButton {...shared} onMachineOffline={onMachineOffline} />
      return <Action to={paths.orderDispense(orderId)}>{texts.orderActions.goToMachine}</Action>
    case 'confirm-machine':
      if (isAtMachine) return <ConfirmMachine order={order} />
      return <Action to={paths.orderDispense(orderId)}>{texts.orderActions.goToMachine}</Action>
    case 'get-money-back':
      return (
        <Action rank="second" onClick={() => onRefund(order)} disabled={isPhoneOffline}>
          {sending(texts.orderActions.cannotCollect)}
        </Action>
      )
    case 'refund':
      return (
        <Action onClick={() => onRefund(order)} disabled={isPhoneOffline}>
          {sending(texts.orderActions.refund({ amount: priceOf(order.refundable_amount, order.currency) }))}
        </Action>
      )
    case 'release':
      return (
        <ReleaseButton
          {...shared}
          rank="main"
          label={texts.orderActions.release}
          busyLabel={texts.orderActions.releasing}
          onReleased={(released) => released.refundable_amount > 0 && onRefund(released)}
        />
      )
    case 'give-up':
      return (
        <ReleaseButton
          {...shared}
          rank="second"
          label={texts.orderActions.giveUp}
          busyLabel={texts.orderActions.givingUp}
        />
      )
  }
}
