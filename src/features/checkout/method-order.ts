/** The order of the payment methods and of the saved cards. Pure. */
import type { PaymentMethod } from '#domain/order/attempt.ts'
import type { MethodState } from './method-state.ts'

/** The last payment method used; `sourceId` is a saved card. */
export interface LastMethod {
  method: PaymentMethod
  sourceId: string | null
}

interface Ranked {
  method: PaymentMethod
  state: MethodState
}

const wallets: readonly PaymentMethod[] = ['Wallet', 'CompanyWallet']

/** Whether the method can pay, or may be able to once its balance has loaded. */
const mayPay = ({ state }: Ranked) => state.canPay || state.why === 'balance-loading'

function rank(each: Ranked, last: LastMethod | null): number {
  if (!mayPay(each)) return 3
  if (each.method === last?.method) return 0
  return wallets.includes(each.method) ? 1 : 2
}

/** The last method used comes first, then wallets with enough balance, then other methods, then unusable ones. */
export const inOrder = <M extends Ranked>(methods: readonly M[], last: LastMethod | null): M[] =>
  [...methods].sort((a, b) => rank(a, last) - rank(b, last))

/** The default method. Undefined while the balance of a better one is loading. */
export function preselected<M extends Ranked>(ordered: readonly M[]): M | undefined {
  const [first] = ordered
  return first?.state.canPay ? first : undefined
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
