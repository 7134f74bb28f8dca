/** Texts of the account screen. Exact texts are given by the product (§7, §8). */
import { sharedTexts } from './shared.ts'

export const accountTexts = {
  title: 'Account',
  guestTitle: 'You are here as a guest',
  guestHint: 'Sign in for a wallet, saved meal cards and your orders on every phone. Your cart stays as it is.',
  signIn: sharedTexts.signIn,
  profileFailed: sharedTexts.profileFailed,
  loading: sharedTexts.loadingProfile,
  editProfile: 'Edit profile',
  createProfile: 'Create your profile',

  yours: 'Orders and payments',
  home: 'Home',
  orders: 'Orders',
  refunds: 'Refunds',
  wallet: sharedTexts.methods.Wallet,
  companyWallet: sharedTexts.methods.CompanyWallet,
  cards: sharedTexts.mealCards,
  help: 'Offers and help',
  offers: 'Offers',
  support: sharedTexts.helpAndSupport,
  faq: sharedTexts.faq,
  terms: sharedTexts.terms,

  theme: 'Appearance',
  themes: { light: 'Light', dark: 'Dark', auto: 'Match phone' },

  signOut: 'Sign out',
  delete: 'Delete account',
  deleteTitle: 'Delete your account?',
  deleteWaiting: (machine: string) =>
    `A paid order is waiting at ${machine}. Collect it or get your money back first. You can’t do that without the account.`,
  deleteLost: 'This can’t be undone. You will lose:',
  lost: [
    'your profile and sign-in',
    'the money left in your wallet',
    'your saved meal cards',
    'your orders, receipts and any refunds you haven’t asked for yet',
  ],
  deleteYes: 'Delete my account',
  deleting: 'Deleting…',
  deleteNo: 'Keep my account',
  deleted: 'Customer deleted successfully',
  deleteFailed: 'Failed to delete customer',
} as const
