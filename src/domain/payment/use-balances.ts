import { type Balance, useCompanyWalletBalance, useWalletBalance } from '../wallet/balances.ts'
import type { BalanceMethod, PaymentMethod } from './payment-methods.ts'

export type Balances = Partial<Record<PaymentMethod, Balance>>

/** The balances of the offered methods that have one. */
export function useBalances(isOffered: (method: PaymentMethod) => boolean): Balances {
  return {
    Wallet: useWalletBalance(isOffered('Wallet')),
    CompanyWallet: useCompanyWalletBalance(isOffered('CompanyWallet')),
  } satisfies Record<BalanceMethod, Balance>
}
