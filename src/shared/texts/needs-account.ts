/** Texts shown to guests on account-only screens. */
import { sharedTexts } from './shared.ts'

export const needsAccountTexts = {
  title: 'Sign in to see this',
  forProfile: 'Your profile comes with an account',
  forCard: 'Meal cards are saved in an account',
  forWallet: 'Your wallet comes with an account',
  hint: 'Sign in with your phone number. Your cart stays as it is, and you come right back here.',
  signIn: sharedTexts.signIn,
} as const
