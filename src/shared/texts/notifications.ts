/** Texts of push messages and the offer to turn them on. */
import { sharedTexts } from './shared.ts'

export const notificationTexts = {
  offers: {
    cup: {
      title: 'Tell you when your cup is ready?',
      hint: 'You can step away. We send a message to this phone.',
      accept: 'Tell me when it is ready',
    },
    refund: {
      title: 'Tell you when your money is back?',
      hint: 'Your bank may take a while. We send a message to this phone.',
      accept: 'Tell me when it is back',
    },
  },
  asking: sharedTexts.oneMoment,
  putOff: sharedTexts.notNow,
  accepted: 'We will tell you when there is news.',
  blocked: 'Your browser’s settings block messages from this app.',
  failed: 'Messages can’t be set up right now. This does not affect your order.',
  show: 'Show',
  /** For a message without a text. */
  unnamed: 'News about your order',
  unnamedHint: 'Open the app to see it.',
} as const
