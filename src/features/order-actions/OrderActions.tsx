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
  /** More buttons, shown before the actions. With them, all buttons are in two columns. */
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
      {order?.refund && <RefundState refund={order.refund} items={order.items} currency={order.currency} />}
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

/** Lets guests sign in, because the order may be in their account. Sign-in returns here. */
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

interface CheckAgainProps extends Pick<OrderInHand, 'error' | 'checkAgain'> {
  rank: 'main' | 'second'
  isPhoneOffline: boolean
}

/** Counts down while the server asks to wait. */
function CheckAgain({ rank, isPhoneOffline, error, checkAgain }: CheckAgainProps) {
  const seconds = useSecondsUntilRetry(error)
  return (
    <Action rank={rank} onClick={checkAgain} disabled={isPhoneOffline || seconds > 0}>
      {seconds > 0 ? texts.errors.tryAgainIn({ seconds }) : labelToSend(texts.orderActions.checkAgain, isPhoneOffline)}
    </Action>
  )
}

const labelToSend = (label: string, isPhoneOffline: boolean) =>
  isPhoneOffline ? texts.orderActions.whenOnline({ label }) : label

interface OrderButtonProps extends Props {
  action: OrderAction
  isFirst: boolean
  onRefund: (order: Order) => void
}

function OrderButton(props: OrderButtonProps): ReactNode {
  const { action, isFirst, orderId, order, ending, error, shopPath, checkAgain } = props
  const rank = isFirst ? 'main' : 'second'
  switch (action) {
    case 'check-again':
      return <CheckAgain rank={rank} isPhoneOffline={ending.isPhoneOffline} error={error} checkAgain={checkAgain} />
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
    default:
      return order && <KnownOrderButton {...props} action={action} order={order} />
  }
}

interface KnownOrderButtonProps extends OrderButtonProps {
  /** The other actions are possible even if the order could not be read. */
  action: 'dispense' | 'confirm-machine' | 'get-money-back' | 'refund' | 'release' | 'give-up'
  order: Order
}

function KnownOrderButton(props: KnownOrderButtonProps) {
  const { action, order, ending, isAtMachine, checkAgain, onRefund } = props
  const { isPhoneOffline } = ending
  const shared = { order, isPhoneOffline, checkAgain }
  switch (action) {
    case 'dispense':
    case 'confirm-machine':
      if (!isAtMachine) return <Action to={paths.orderDispense(order.id)}>{texts.orderActions.goToMachine}</Action>
      if (action === 'confirm-machine') return <ConfirmMachine order={order} />
      return <DispenseButton {...shared} />
    case 'get-money-back':
      return (
        <Action rank="second" onClick={() => onRefund(order)} disabled={isPhoneOffline}>
          {labelToSend(texts.orderActions.cannotCollect, isPhoneOffline)}
        </Action>
      )
    case 'refund': {
      const amount = priceOf(order.refundable_amount, order.currency)
      return (
        <Action onClick={() => onRefund(order)} disabled={isPhoneOffline}>
          {labelToSend(texts.orderActions.refund({ amount }), isPhoneOffline)}
        </Action>
      )
    }
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
