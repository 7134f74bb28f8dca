/** Texts for failed or slow requests. */
import { sharedTexts } from './shared.ts'

export const errorTexts = {
  offline: 'You are offline. Check your connection and try again.',
  unreachable: 'We could not reach the server. Check your connection and try again.',
  tooSlow: 'The server is taking too long to answer. Please try again in a moment.',
  server: 'Something went wrong on our side. Please try again in a moment.',
  sessionChanged: 'Someone else has signed in on this phone. Please try again.',
  slow: 'This is taking longer than usual.',
  tryAgainIn: (seconds: number) => `Try again in ${seconds} s`,
  partFailed: 'This part of the app could not be loaded',
  partFailedHint: 'There may be a new version. Your cart and your payments are kept.',
  code: 'Code',
  /** Label of the id by which support finds the failed call. */
  reference: sharedTexts.supportReference,
} as const
