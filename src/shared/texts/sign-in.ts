import { sharedTexts } from './shared.ts'

export const signInTexts = {
  title: sharedTexts.signIn,
  intro: 'We send a code to your phone. Your cart stays as it is.',
  /** The server has ended the session and this phone has cleared its data. */
  lostTitle: 'You have been signed out',
  lost: 'Your session has ended, so this phone no longer holds your cart or your machine. Your orders and your wallet are safe in your account: sign in to see them again.',
  introAgain: 'We send a code to your phone.',
  country: 'Country',
  chooseCountry: 'Choose your country',
  searchCountry: 'Country or calling code',
  countries: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
  noCountry: 'No country found. Check the spelling, or type the calling code.',
  phone: sharedTexts.phoneNumber,
  phoneHint: 'We only use it to sign you in.',
  /** Why no code can be sent yet. `to` is a calling code with its country. */
  phoneFaults: {
    empty: () => 'Please type your phone number.',
    short: (to: string) => `That is too short for ${to}. Is a digit missing?`,
    long: (to: string) => `That is too long for ${to}. Is a digit too many?`,
    wrong: (to: string) => `That is no phone number in use with ${to}. Please check it.`,
  },
  send: 'Send code',
  sending: 'Sending…',
  codeTitle: 'Enter the code',
  sentTo: (number: string) => `We sent it to ${number}.`,
  edit: 'Change number',
  code: (length: number) => `${length}-digit code`,
  codeHint: 'It goes on by itself with the last digit.',
  codeInvalid: (length: number) => `The code has ${length} digits.`,
  verify: sharedTexts.signIn,
  verifying: 'Checking…',
  resend: 'Send the code again',
  resendIn: (seconds: number) => `Send again in ${seconds} s`,
  resent: 'A new code is on its way.',
  tokenFailed: 'Failed to fetch auth token',
  tokenNext: {
    'once-more': 'Your code was right, and you need no other. Tap “Sign in” to try once more.',
    anew: 'It took too long since you typed your code. Ask for a new one, and it will only take a moment.',
  },
} as const
