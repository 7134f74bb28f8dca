/** Whether a payment method can pay this quote, and if not, why. */
import type { components } from '#generated/types.ts'
import type { Minor } from '#shared/money/money.ts'
import type { CompanyBalance } from '../wallet/balances.ts'
import { entryOf } from './payment-methods.ts'

export type PaymentOption = components['schemas']['PaymentOption']

/** The amount to pay. Without a currency, it is in the wallet's currency. */
export interface Payable {
  toPay: Minor
  currency?: string | undefined
}

export type MethodState =
  | { canPay: true }
  | { canPay: false; why: 'unavailable' | 'needs-sign-in' | 'balance-loading' | 'balance-unknown' }
  | { canPay: false; why: 'short'; missing: Minor; currency: string }

const unusable = (why: 'unavailable' | 'needs-sign-in' | 'balance-loading' | 'balance-unknown'): MethodState => ({
  canPay: false,
  why,
})

/** Omit `balance` for methods without one. */
export function methodState(
  option: Pick<PaymentOption, 'method' | 'is_enabled'>,
  { isGuest, balance, toPay, currency }: Payable & { isGuest: boolean; balance?: CompanyBalance | undefined },
): MethodState {
  const source = entryOf(option.method)?.source
  if (source === 'balance' && isGuest) return unusable('needs-sign-in')
  if (!source || !option.is_enabled) return unusable('unavailable')
  return source === 'balance' ? fromBalance(balance ?? 'failed', { toPay, currency }) : { canPay: true }
}

function fromBalance(balance: CompanyBalance, { toPay, currency }: Payable): MethodState {
  if (balance === 'loading') return unusable('balance-loading')
  if (balance === 'failed') return unusable('balance-unknown')
  if (balance === 'none') return unusable('unavailable')
  if (currency && currency !== balance.currency) return unusable('unavailable')
  if (balance.amount >= toPay) return { canPay: true }
  return { canPay: false, why: 'short', missing: (toPay - balance.amount) as Minor, currency: balance.currency }
}
