/** Texts of the wallet and the company wallet. */
import { sharedTexts } from './shared.ts'

export const walletTexts = {
  title: 'Wallet',
  companyTitle: sharedTexts.methods.CompanyWallet,
  wallets: 'Which wallet',
  balance: 'Balance',
  companyBalance: 'Balance of your company’s wallet',
  balanceLoading: 'Loading your balance…',
  balanceFailed: 'We could not load the balance.',
  retry: sharedTexts.tryAgain,
  search: 'Search transactions',
  types: 'Which way the money went',
  all: 'All',
  in: 'Money in',
  out: 'Money out',
  other: 'Other movement',
  balanceAfter: (amount: string) => `${amount} left`,
  none: 'No transactions yet',
  noneHint: 'What you pay from this wallet, and what comes back into it, is kept here.',
  toProducts: sharedTexts.seeProducts,
  noCompany: 'You have no company wallet',
  noCompanyHint: 'Ask your employer whether it has one for you. It shows up here by itself.',
  toWallet: 'See your own wallet',
  companyFailed: 'We could not find your company wallet',
} as const
