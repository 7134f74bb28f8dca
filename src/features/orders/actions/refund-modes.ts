import type { Order } from '#domain/order/order-state.ts'
import { entryOf } from '#domain/payment/payment-methods.ts'
import { useSession } from '#domain/session/session.ts'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import type { Mode } from './use-money-back.ts'

export const modes: Mode[] = ['source', 'wallet']

/** How long it takes. Undefined where no bank is involved and the money isn't the customer's. */
export function durationOf(mode: Mode, { payment_method }: Order) {
  const { payer, source } = entryOf(payment_method) ?? {}
  if (mode === 'source' && source !== 'balance') return texts.orderActions.refundModeHints.source
  return payer === 'employer' ? undefined : texts.orderActions.refundModeHints.wallet
}

/**
 * Whether the customer chooses where the money goes. For guests and company wallets, it can only go back to its source,
 * and that of a wallet is the wallet.
 */
export function useChoosesMode(method: Order['payment_method'] | undefined) {
  const isRegistered = useSession().kind === 'registered'
  const { payer = 'customer', source } = (method && entryOf(method)) ?? {}
  return config.features.wallets && isRegistered && payer === 'customer' && source !== 'balance'
}
