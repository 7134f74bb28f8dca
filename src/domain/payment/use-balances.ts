import type { QueryClient } from '@tanstack/react-query'
import { forAMinute } from '#shared/api/query-client.ts'
import type { Customer } from '../session/session.ts'
import {
  type CompanyBalance,
  requestCompanyBalance,
  requestWalletBalance,
  useCompanyWalletBalance,
  useWalletBalance,
} from '../wallet/balances.ts'
import type { BalanceMethod, PaymentMethod } from './payment-methods.ts'

export type Balances = Partial<Record<PaymentMethod, CompanyBalance>>

/** The balances of the offered methods that have one. They may have been asked for at the products. */
export function useBalances(isOffered: (method: PaymentMethod) => boolean): Balances {
  return {
    Wallet: useWalletBalance(isOffered('Wallet'), forAMinute),
    CompanyWallet: useCompanyWalletBalance(isOffered('CompanyWallet'), forAMinute),
  } satisfies Record<BalanceMethod, CompanyBalance>
}

/** Requests a registered customer's balance before a screen shows it. */
export const requestBalance: Record<BalanceMethod, (client: QueryClient, customer: Customer) => Promise<unknown>> = {
  Wallet: requestWalletBalance,
  CompanyWallet: requestCompanyBalance,
}
