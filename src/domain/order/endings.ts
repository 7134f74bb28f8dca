/**
 * Every state of an order that a customer can see, with its name, tone and actions: the table of
 * docs/decisions/0013-endings.md. Screens show its result and decide nothing themselves.
 */
import { canRefund, type Finishable, isOver } from './finished.ts'
import { type DispenseStage, dispenseStage, moneyState, type Order } from './order-state.ts'

type OrderFacts = Finishable & Partial<Pick<Order, 'payment_progress' | 'items'>>

/** The screens that show an order: at its machine (also a payment's result), or from the history. */
export type Place = 'machine' | 'details'

export interface Facts {
  /** undefined if the request finished without an order. */
  order: OrderFacts | undefined
  /** The server has no such order for this customer. */
  isMissing?: boolean
  isPhoneOnline?: boolean
  isMachineOffline?: boolean
  /** The customer has opened a machine other than the order's. */
  isElsewhere?: boolean
  /** The machine is dispensing, and the order has not changed for too long (untilSilent). */
  isSilent?: boolean
  /** The payment of this order was started on this phone. */
  isOwnPayment?: boolean
}

export type Stage =
  | Exclude<DispenseStage, 'ready'>
  | 'ready'
  | 'missing'
  | 'unread'
  | 'confirming'
  | 'elsewhere'
  | 'machine-offline'
  | 'silent'
  | 'stopped'

export type Action =
  | 'rate'
  | 'order-again'
  | 'receipt'
  | 'dispense'
  | 'go-to-machine'
  | 'confirm-machine'
  | 'get-money-back'
  | 'refund'
  | 'release'
  | 'continue-paying'
  | 'give-up'
  | 'watch'
  | 'check-again'
  | 'sign-in'
  | 'help'
  | 'details'
  | 'shop'

type Tone = 'good' | 'bad' | 'warn' | 'active' | 'neutral'

export interface Ending {
  stage: Stage
  tone: Tone
  /** Most important first; never empty. */
  actions: readonly Action[]
  /** Nothing can be sent now. Actions that send are still shown, with a note that they need a connection. */
  isPhoneOffline: boolean
}

type Decision = Omit<Ending, 'isPhoneOffline'>

export function endingOf(facts: Facts, place: Place = 'machine'): Ending {
  const { stage, tone, actions } = decide(facts)
  const refund: Action[] = canRefund(facts.order) ? ['refund'] : []
  return {
    stage,
    tone,
    actions: at(place, [...refund, ...actions], facts),
    isPhoneOffline: facts.isPhoneOnline === false,
  }
}

/** The details are a screen of the history: the header offers sign-in, the tabs lead to the products. */
const notOnDetails: readonly Action[] = ['details', 'shop', 'sign-in']

function at(place: Place, actions: Action[], { order }: Facts): Action[] {
  if (place === 'machine') return actions.filter((action) => action !== 'watch')
  const shown = actions
    .filter((action) => !notOnDetails.includes(action))
    .map((action) => (action === 'dispense' || action === 'confirm-machine' ? 'go-to-machine' : action))
  const again: Action[] = order && isOver(order) ? ['order-again'] : []
  const receipt: Action[] = order && moneyState(order) === 'paid' ? ['receipt'] : []
  // What the customer can do is before help, unless help has to come first.
  const isHelpFirst = actions[0] === 'help'
  const own = isHelpFirst ? shown : shown.filter((action) => action !== 'help')
  return [...new Set([...own, ...again, ...receipt, ...shown])]
}

function decide(facts: Facts): Decision {
  const { order, isMissing } = facts
  if (isMissing) return { stage: 'missing', tone: 'neutral', actions: ['check-again', 'sign-in', 'help', 'shop'] }
  if (!order) return { stage: 'unread', tone: 'warn', actions: ['check-again', 'help'] }
  const stage = dispenseStage(order)
  switch (stage) {
    case 'unpaid':
      return unpaid(order, facts)
    case 'canceled':
      return { stage, tone: 'neutral', actions: ['shop', 'details', 'help'] }
    case 'ready':
      return waiting(facts)
    case 'dispensing':
      return dispensing(order, facts)
    case 'released':
      return { stage, tone: 'neutral', actions: afterwards(order) }
    case 'dispensed':
      return { stage, tone: 'good', actions: [...rating(order), 'order-again', 'receipt', 'details', 'shop', 'help'] }
    case 'partly':
      return { stage, tone: 'warn', actions: [...afterwards(order), 'order-again', 'receipt'] }
    case 'failed':
      return { stage, tone: 'bad', actions: afterwards(order) }
    case 'unknown':
      return { stage, tone: 'neutral', actions: ['check-again', 'help'] }
  }
}

/** Only what came out can be rated. Nobody is asked how it was after having all the money back. */
const rating = ({ items = [], refund }: OrderFacts): Action[] =>
  refund?.kind !== 'full' && items.some(({ dispensed_quantity }) => dispensed_quantity > 0) ? ['rate'] : []

/** A failed refund needs support, so help comes first. */
const afterwards = ({ refund }: OrderFacts): Action[] =>
  refund?.status === 'Failed' ? ['help', 'details', 'shop'] : ['details', 'help', 'shop']

function unpaid({ payment_progress }: OrderFacts, { isOwnPayment }: Facts): Decision {
  if (payment_progress === 'confirming')
    return { stage: 'confirming', tone: 'active', actions: ['check-again', 'help'] }
  const onward: Action[] = isOwnPayment ? ['continue-paying'] : []
  return { stage: 'unpaid', tone: 'neutral', actions: [...onward, 'give-up', 'check-again', 'help'] }
}

/** Paid but not started. Offline takes precedence, because the machine can't dispense wherever the customer is. */
function waiting({ isMachineOffline, isElsewhere }: Facts): Decision {
  if (isMachineOffline) return { stage: 'machine-offline', tone: 'warn', actions: ['check-again', 'get-money-back'] }
  if (isElsewhere) return { stage: 'elsewhere', tone: 'warn', actions: ['confirm-machine', 'get-money-back'] }
  return { stage: 'ready', tone: 'active', actions: ['dispense', 'get-money-back'] }
}

function dispensing({ is_active }: OrderFacts, { isSilent }: Facts): Decision {
  if (!is_active) return { stage: 'stopped', tone: 'active', actions: ['check-again', 'help'] }
  if (isSilent) return { stage: 'silent', tone: 'warn', actions: ['check-again', 'release', 'help'] }
  return { stage: 'dispensing', tone: 'active', actions: ['watch', 'help'] }
}
