/** Texts of the account screen. Exact texts are given by the product (§7, §8). */
import { sharedTexts } from './shared.ts'

export const accountTexts = {
  title: 'Account',
  guestTitle: 'You are here as a guest',
  guestHint: 'Sign in to have a wallet, saved meal cards and your orders on every phone. Your cart stays as it is.',
  signIn: 'Sign in with your phone',
  profileFailed: sharedTexts.profileFailed,
  loading: sharedTexts.loadingProfile,
  editProfile: 'Edit profile',
  createProfile: 'Create your profile',

  yours: 'Yours',
  home: 'Home',
  orders: 'Orders',
  refunds: 'Refunds',
  wallet: sharedTexts.walletTransactions,
  companyWallet: 'Company wallet transactions',
  cards: sharedTexts.mealCards,
  help: 'Offers and help',
  offers: 'Offers',
  support: sharedTexts.helpAndSupport,
  faq: 'Questions and answers',
  terms: sharedTexts.terms,

  theme: 'Appearance',
  themes: { light: 'Light', dark: 'Dark', auto: 'Like the phone' },

  signOut: 'Sign out',
  delete: 'Delete account',
  deleteTitle: 'Delete your account?',
  deleteWaiting: (machine: string) =>
    `An order that you have paid waits at ${machine}. Collect it or get your money back first: without the account it is gone.`,
  deleteLost: 'It can’t be undone. You lose:',
  lost: [
    'your profile and your sign-in',
    'what is left in your wallet',
    'your saved meal cards',
    'your orders, their receipts and refunds not yet asked for',
  ],
  deleteYes: 'Delete my account',
  deleting: 'Deleting…',
  deleteNo: 'Keep my account',
  deleted: 'Customer deleted successfully',
  deleteFailed: 'Failed to delete customer',
} as const
