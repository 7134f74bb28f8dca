/** Texts of push messages and the offer to turn them on. */
import { sharedTexts } from './shared.ts'

export const notificationTexts = {
  offerTitle: 'Shall we tell you when it is ready?',
  offerHint: 'Step away if you like: this phone gets a message when there is news about your order.',
  accept: 'Tell me when it is ready',
  asking: sharedTexts.oneMoment,
  putOff: sharedTexts.notNow,
  accepted: 'We will tell you when there is news.',
  blocked: 'Messages from this app are blocked in your browser’s settings.',
  failed: 'Messages can’t be set up right now. Your order is not affected.',
  show: 'Show',
  /** For a message without a text. */
  unnamed: 'News about your order',
  unnamedHint: 'Open the app to see it.',
} as const
