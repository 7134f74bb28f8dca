import { type ReactNode, use, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOpensAt } from '#domain/machine/use-opens-at.ts'
import type { Ending, Action as OrderAction, Stage } from '#domain/order/endings.ts'
import { isCoffee, type Order } from '#domain/order/order-state.ts'
import type { OrderInHand } from '#domain/order/use-ending.ts'
import { useSession } from '#domain/session/session.ts'
import { PushOffer } from '#features/notifications/PushOffer.tsx'
import { requestIdOf } from '#shared/api/errors.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { BarNote, BottomBar } from '#shared/ui/BottomBar.tsx'
import { CheckAgain } from '#shared/ui/CheckAgain.tsx'
import { WaitingOrderContext } from '#shared/ui/waiting-order.ts'
import { ConfirmMachine } from './ConfirmMachine.tsx'
import { DispenseButton } from './DispenseButton.tsx'
import { MoneyBackDialog } from './MoneyBackDialog.tsx'
import styles from './OrderActions.module.css'
import { OrderAgainButton } from './OrderAgainButton.tsx'
import { RateOrder } from './RateOrder.tsx'
import { ReceiptButton } from './ReceiptButton.tsx'
import { RefundState } from './RefundState.tsx'
import { ReleaseButton } from './ReleaseButton.tsx'
import { durationOf, useChoosesMode } from './refund-modes.ts'
import { SignInOffer } from './SignInOffer.tsx'

interface Props extends OrderInHand {
  /** Actions that the screen shows itself, at another place. */
  without?: readonly OrderAction[]
  /** The order has just ended before the customer's eyes: what was there keeps its place, and what can wait does. */
  isLeftAlone?: boolean
  /** What starts or ends it is in a bar at the bottom of the screen. */
  hasBar?: boolean
}

/** The action of the screen's bar, if there is one. */
export const actionInBar = ({ actions }: Ending) => actions.find((each) => each === 'dispense' || each === 'refund')

/** What can wait while the customer takes the goods. */
const later = ({ stage }: Ending): OrderAction[] =>
  stage === 'dispensed' ? ['rate', 'order-again', 'details'] : ['rate', 'order-again']

/** The main action, the way on, then the small buttons. */
function placeOf(action: OrderAction, main: OrderAction | undefined) {
  if (action === main) return 0
  return action === 'shop' ? 1 : 2
}

/** The machine is done: what isn't the main action is small. */
const done: readonly Stage[] = ['dispensed', 'partly', 'failed', 'released']

/** The look-up of waiting orders hears a moment later that this one is over. */
function useOtherWaitingOrder({ orderId, order }: OrderInHand) {
  const waiting = use(WaitingOrderContext)
  return order?.is_active === false && waiting?.path === paths.orderDispense(orderId) ? null : waiting
}

/** The order's refund and its actions, as `endingOf` orders them, and an offer of messages while the customer waits. */
export function OrderActions({ without = [], isLeftAlone = false, hasBar = false, ...props }: Props) {
  const { order, ending, checkAgain } = props
  // The order to refund, as it was when the dialog opened.
  const [orderToRefund, openRefund] = useState<Order | null>(null)
  // Another phone may have started the machine meanwhile.
  const isCollected = orderToRefund?.status === 'Paid' && order !== undefined && order.status !== 'Paid'
  const hidden = isLeftAlone ? [...without, ...later(ending)] : without
  const shown = ending.actions.filter((action) => !hidden.includes(action))
  const first = shown.find((action) => action !== 'rate')
  if (isLeftAlone) shown.sort((a, b) => placeOf(a, first) - placeOf(b, first))
  const waiting = useOtherWaitingOrder(props)
  const inBar = hasBar ? actionInBar(ending) : undefined
  const button = (action: OrderAction) => (
    <OrderButton
      key={action}
      {...props}
      action={action}
      isFirst={action === first}
      isLast={isLeftAlone && !inBar}
      onRefund={openRefund}
    />
  )
  const note = useBarNote(order, inBar)
  const about = awaited(props)
  return (
    <>
      {inBar && (
        <BottomBar>
          {button(inBar)}
          {note && <BarNote>{note}</BarNote>}
        </BottomBar>
      )}
      <div className={styles.actions} data-done={done.includes(ending.stage) || undefined}>
        {order?.refund && <RefundState refund={order.refund} items={order.items} currency={order.currency} />}
        <WaitingOrderContext value={waiting}>
          {shown.filter((action) => action !== inBar).map(button)}
        </WaitingOrderContext>
        {orderToRefund && (
          <MoneyBackDialog
            order={orderToRefund}
            isObsolete={isCollected || order?.refund !== undefined}
            checkAgain={checkAgain}
            onClose={() => openRefund(null)}
          />
        )}
        {about && <PushOffer about={about} />}
        {order && !about && !isLeftAlone && !shown.includes('sign-in') && <SignInOffer order={order} />}
      </div>
    </>
  )
}

/** What to know before pressing the bar's button. */
function useBarNote(order: Order | undefined, inBar: OrderAction | undefined) {
  const isChosen = useChoosesMode(order?.payment_method)
  if (!order || !inBar) return undefined
  if (inBar === 'dispense') return texts.orderActions.kept
  return isChosen ? texts.orderActions.refundChoice : durationOf('source', order)
}

/** What the customer waits for: a refund or a cup. Other products come out within seconds. */
function awaited({ order, ending }: OrderInHand) {
  if (order?.refund?.status === 'Initiated') return 'refund'
  return order && ending.stage === 'dispensing' && isCoffee(order) ? 'cup' : null
}

/** Lets guests sign in, because the order may be in their account. Sign-in returns here. */
function SignIn() {
  const { kind } = useSession()
  const { pathname, search, hash } = useLocation()
  if (kind === 'registered') return null
  return (
    <Action rank="second" to={paths.login(pathname + search + hash)}>
      {texts.shell.signIn}
    </Action>
  )
}

/** It leads where support must mend the refund. */
const isHelpNeeded = (order: Order | undefined) => order?.refund?.status === 'Failed'

/** Whether help is beside the order's number, where it stays whatever comes out of the machine. */
export const isHelpInLine = (order: Order, { actions }: Ending) => actions.includes('help') && !isHelpNeeded(order)

const labelToSend = (label: string, isPhoneOffline: boolean) =>
  isPhoneOffline ? texts.orderActions.whenOnline({ label }) : label

interface OrderButtonProps extends OrderInHand {
  action: OrderAction
  isFirst: boolean
  /** Nothing else is left to do here. */
  isLast: boolean
  onRefund: (order: Order) => void
}

function OrderButton(props: OrderButtonProps): ReactNode {
  const { action, isFirst, isLast, orderId, order, ending, error, shopPath, checkAgain } = props
  const rank = isFirst ? 'main' : 'second'
  switch (action) {
    case 'check-again':
      return (
        <CheckAgain
          label={labelToSend(texts.orderActions.checkAgain, ending.isPhoneOffline)}
          rank={rank}
          isDisabled={ending.isPhoneOffline}
          error={error}
          onCheck={checkAgain}
        />
      )
    case 'sign-in':
      return <SignIn />
    case 'help':
      return (
        <Action
          rank={isHelpNeeded(order) ? 'second' : 'quiet'}
          to={paths.support(orderId, requestIdOf(error))}
          label={texts.orderActions.getHelp}
        >
          {texts.orderActions.getHelpShort}
        </Action>
      )
    case 'details':
      return (
        <Action
          rank={done.includes(ending.stage) && !isFirst ? 'quiet' : 'second'}
          to={paths.orderHistoryDetails(orderId)}
        >
          {texts.orderActions.details}
        </Action>
      )
    case 'shop':
      return (
        <Action rank={isFirst ? 'main' : isLast ? 'second' : 'quiet'} to={shopPath}>
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

/** Quiet beside a machine that can be reached now. */
function GetMoneyBack({ order, ending, onRefund }: { order: Order } & Pick<OrderButtonProps, 'ending' | 'onRefund'>) {
  const isOpen = useOpensAt(order.machine.id) === undefined
  return (
    <Action
      rank={ending.stage === 'ready' && isOpen ? 'quiet' : 'second'}
      onClick={() => onRefund(order)}
      disabled={ending.isPhoneOffline}
    >
      {labelToSend(texts.orderActions.cannotCollect, ending.isPhoneOffline)}
    </Action>
  )
}

interface KnownOrderButtonProps extends OrderButtonProps {
  /** The other actions are possible even if the order could not be read. */
  action: Exclude<OrderAction, 'check-again' | 'sign-in' | 'help' | 'details' | 'shop' | 'watch' | 'continue-paying'>
  order: Order
}

function KnownOrderButton(props: KnownOrderButtonProps) {
  const { action, order, ending, isFirst, checkAgain, onRefund } = props
  const { isPhoneOffline } = ending
  const shared = { order, isPhoneOffline, checkAgain }
  switch (action) {
    case 'rate':
      return <RateOrder order={order} />
    case 'order-again':
      return (
        <OrderAgainButton
          order={order}
          rank={isFirst && ending.stage !== 'dispensed' && !order.refund ? 'main' : 'second'}
        />
      )
    case 'receipt':
      return <ReceiptButton order={order} rank={done.includes(ending.stage) ? 'quiet' : 'second'} />
    case 'go-to-machine':
      return <Action to={paths.orderDispense(order.id)}>{texts.orderActions.goToMachine}</Action>
    case 'confirm-machine':
      return <ConfirmMachine order={order} />
    case 'dispense':
      return <DispenseButton {...shared} />
    case 'get-money-back':
      return <GetMoneyBack order={order} ending={ending} onRefund={onRefund} />
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
          rank="danger"
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
