/** The order of the payment methods, and of the cards inside one. Pure. */
import type { PaymentMethod } from '#domain/order/attempt.ts'
import type { MethodState } from './method-state.ts'

/** What was paid with last; `sourceId` is a saved card. */
export interface LastMethod {
  method: PaymentMethod
  sourceId: string | null
}

interface Ranked {
  method: PaymentMethod
  state: MethodState
}

const wallets: readonly PaymentMethod[] = ['Wallet', 'CompanyWallet']

/** Whether it can pay, or may turn out to once its balance is here. */
const mayPay = ({ state }: Ranked) => state.canPay || state.why === 'balance-loading'

function rank(each: Ranked, last: LastMethod | null): number {
  if (!mayPay(each)) return 3
  if (each.method === last?.method) return 0
  return wallets.includes(each.method) ? 1 : 2
}

/** The one used last comes first, then wallets that suffice, then the others; what can't be used is at the end. */
export const inOrder = <M extends Ranked>(methods: readonly M[], last: LastMethod | null): M[] =>
  [...methods].sort((a, b) => rank(a, last) - rank(b, last))

/** The one to pay with if the customer chooses none. Undefined while a better one's balance is loading. */
export function preselected<M extends Ranked>(ordered: readonly M[]): M | undefined {
  const [first] = ordered
  return first?.state.canPay ? first : undefined
}

/** Saved cards, the one used last first. */
export const cardsInOrder = <C extends { source_id: string }>(cards: readonly C[], last: LastMethod | null): C[] =>
  [...cards].sort((a, b) => Number(b.source_id === last?.sourceId) - Number(a.source_id === last?.sourceId))
