/** The order of the payment methods and of the saved cards, and which one is preselected. Pure. */
import type { MethodState } from './method-state.ts'
import { isPaidOnPage, type PaymentMethod, payerOf } from './payment-methods.ts'

/** The last payment method used; `sourceId` is a saved card. */
export interface LastMethod {
  method: PaymentMethod
  sourceId: string | null
}

interface Ranked {
  method: PaymentMethod
  state: MethodState
}

/** Whether the method can pay, or may be able to once its balance has loaded. */
const mayPay = ({ state }: Ranked) => state.canPay || state.why === 'balance-loading'

function rank(each: Ranked, last: LastMethod | null, chosen: LastMethod | undefined): number {
  // Where it was, with the reason why it can't pay.
  if (each.method === last?.method) return 0
  if (!mayPay(each) && each.method !== chosen?.method) return 3
  return isPaidOnPage(each.method) ? 2 : 1
}

/**
 * The last method used comes first, then wallets with enough balance, then other methods, then unusable ones. The last
 * method, and the one that the customer has `chosen` since, keep their places if they can't pay.
 */
export const inOrder = <M extends Ranked>(methods: readonly M[], last: LastMethod | null, chosen?: LastMethod): M[] =>
  [...methods].sort((a, b) => rank(a, last, chosen) - rank(b, last, chosen))

/**
 * The default method: the first one of the payer who paid last, or of the customer. Null if the customer has to choose,
 * because that payer has none. Undefined while the balance of a better one is loading.
 */
export function preselected<M extends Ranked>(ordered: readonly M[], last: LastMethod | null): M | null | undefined {
  const payer = last ? payerOf(last.method) : 'customer'
  const first = ordered.find((each) => payerOf(each.method) === payer && mayPay(each))
  if (!first) return null
  return first.state.canPay ? first : undefined
}

export type Obstacle = 'needs-sign-in' | 'balance-unknown' | 'short' | 'unavailable'

/** What can be overcome comes first. */
const obstacles: readonly Obstacle[] = ['needs-sign-in', 'balance-unknown', 'short']

/** Why no method can pay; null if one can, or may be able to once its balance has loaded. */
export function obstacleOf(methods: readonly Ranked[]): Obstacle | null {
  if (methods.some(mayPay)) return null
  return obstacles.find((why) => methods.some(({ state }) => !state.canPay && state.why === why)) ?? 'unavailable'
}

/** Saved cards, the last one used first. */
export const cardsInOrder = <C extends { source_id: string }>(cards: readonly C[], last: LastMethod | null): C[] =>
  [...cards].sort((a, b) => Number(b.source_id === last?.sourceId) - Number(a.source_id === last?.sourceId))
