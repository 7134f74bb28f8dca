/** Texts around every screen. Exact texts are given by the product (§2, §4, §8). */
import { sharedTexts } from './shared.ts'

export const shellTexts = {
  skip: 'Skip to the content',
  changeMachine: sharedTexts.changeMachine,
  back: 'Back',
  loading: 'Loading…',
  notFound: 'Not found',
  notFoundHint: 'There’s nothing at this address.',
  goHome: 'Go home',
  unexpected: 'Unexpected Application Error!',
  reload: 'Reload the app',
  tryAgain: sharedTexts.tryAgain,
  somethingWrong: sharedTexts.somethingWrong,
  offlineTitle: 'You are Offline',
  offlineText: 'You are not connected to the internet. Please connect to the internet and try again.',
  retry: 'Retry',
  stillOffline: 'Still offline. Please check your connection.',
  signIn: sharedTexts.signIn,
  home: 'Home',
  guestFailed: 'We could not open this screen',
  guestFailedHint: 'Your cart is kept.',
} as const
