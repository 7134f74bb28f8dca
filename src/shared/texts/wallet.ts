/** Texts of the wallet and the company wallet. */
import { sharedTexts } from './shared.ts'

export const walletTexts = {
  title: 'Wallet',
  companyTitle: sharedTexts.methods.CompanyWallet,
  wallets: 'Which wallet',
  balance: 'Balance',
  companyBalance: 'Company wallet balance',
  balanceLoading: 'Loading your balance…',
  balanceFailed: 'We could not load the balance.',
  retry: sharedTexts.tryAgain,
  search: 'Search transactions',
  types: 'Type of transaction',
  all: 'All',
  in: 'Money in',
  out: 'Money out',
  other: 'Other',
  balanceAfter: (amount: string) => `${amount} left`,
  none: 'No transactions yet',
  noneHint: 'Payments from this wallet and refunds to it will show up here.',
  toProducts: sharedTexts.seeProducts,
  noCompany: 'You have no company wallet',
  noCompanyHint: 'Ask your employer for one. It will show up here automatically.',
  toWallet: 'Go to your wallet',
  companyFailed: 'We could not find your company wallet',
} as const
