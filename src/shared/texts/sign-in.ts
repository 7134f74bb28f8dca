import { sharedTexts } from './shared.ts'

export const signInTexts = {
  title: sharedTexts.signIn,
  intro: 'We’ll text you a code. Your cart stays as it is.',
  /** The server has ended the session and this phone has cleared its data. */
  lostTitle: 'You have been signed out',
  lost: 'Your session has ended, and this phone no longer has your cart or machine. Your orders and wallet are safe in your account. Sign in to see them.',
  introAgain: 'We’ll text you a code.',
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
    short: (to: string) => `That’s too short for ${to}. Is a digit missing?`,
    long: (to: string) => `That’s too long for ${to}. Is there one digit too many?`,
    wrong: (to: string) =>
      to.startsWith('India ')
        ? 'That doesn’t look like an Indian number.'
        : `That doesn’t look like a number from ${to}.`,
  },
  send: 'Send code',
  sending: 'Sending…',
  codeTitle: 'Enter the code',
  sentTo: (number: string) => `We sent it to ${number}.`,
  edit: 'Change number',
  code: (length: number) => `${length}-digit code`,
  digit: (position: number, length: number) => `Digit ${position} of ${length}`,
  codeHint: 'We continue automatically.',
  codeInvalid: (length: number) => `The code has ${length} digits.`,
  verify: sharedTexts.signIn,
  verifying: 'Checking…',
  resend: 'Send the code again',
  resendIn: (seconds: number) => `Send again in ${seconds} s`,
  resent: 'A new code is on its way.',
  tokenFailed: 'Failed to fetch auth token',
  tokenNext: {
    'once-more': 'Your code was right. Tap “Sign in” to try once more.',
    anew: 'Too much time has passed since you typed your code. Please ask for a new one.',
  },
} as const
