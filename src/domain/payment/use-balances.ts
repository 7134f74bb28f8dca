import type { QueryClient } from '@tanstack/react-query'
import type { Customer } from '../session/session.ts'
import {
  type Balance,
  requestCompanyBalance,
  requestWalletBalance,
  useCompanyWalletBalance,
  useWalletBalance,
} from '../wallet/balances.ts'
import type { BalanceMethod, PaymentMethod } from './payment-methods.ts'

export type Balances = Partial<Record<PaymentMethod, Balance>>

/** The balances of the offered methods that have one. */
export function useBalances(isOffered: (method: PaymentMethod) => boolean): Balances {
  return {
    Wallet: useWalletBalance(isOffered('Wallet')),
    CompanyWallet: useCompanyWalletBalance(isOffered('CompanyWallet')),
  } satisfies Record<BalanceMethod, Balance>
}

/** Requests a registered customer's balance before a screen shows it. */
export const requestBalance: Record<BalanceMethod, (client: QueryClient, customer: Customer) => Promise<unknown>> = {
  Wallet: requestWalletBalance,
  CompanyWallet: requestCompanyBalance,
}
