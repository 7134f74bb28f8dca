/** Texts shown to guests on account-only screens. */
import { sharedTexts } from './shared.ts'

export const needsAccountTexts = {
  title: 'Sign in to see this',
  forProfile: 'Your profile comes with an account of your own',
  forCard: 'Meal cards are saved in an account of your own',
  forWallet: 'A wallet comes with an account of your own',
  hint: 'Sign in with your phone number. Your cart stays as it is, and we bring you back here.',
  signIn: sharedTexts.signIn,
} as const
