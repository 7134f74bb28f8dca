/** Texts of the saved meal cards. */
import { sharedTexts } from './shared.ts'

export const mealCardTexts = {
  somethingWrong: sharedTexts.somethingWrong,
  title: sharedTexts.mealCards,
  intro: 'Pay with a saved card without looking it up. Its full number is only ever typed on the provider’s page.',
  loading: 'Loading your meal cards…',
  failed: 'We could not load your meal cards',
  empty: 'No meal card saved',
  emptyHint: 'Save one, and choose it when you pay.',
  ending: (digits: string) => `ending in ${digits}`,
  remove: sharedTexts.remove,
  removeTitle: 'Remove this card?',
  removeText: (name: string, digits: string) =>
    `${name}, ending in ${digits}, is no longer offered when you pay. The card itself stays valid.`,
  removeYes: 'Remove card',
  removing: 'Removing…',
  removeNo: 'Keep it',
  removed: 'Card removed',

  add: 'Add a meal card',
  name: 'Name of the card',
  nameHint: 'As you want to see it, like Office meal card.',
  digits: 'Last four digits',
  digitsHint: 'No more than these four: never type the whole number here.',
  description: 'Note (optional)',
  consent: 'Keep this card in my account until I remove it.',
  faults: {
    name: 'Please give the card a name of at most 60 letters.',
    card_no: 'Please type the last four digits.',
    description: 'Please keep the note within 160 letters.',
    saveCard: 'The card can only be saved if you agree.',
  },
  save: 'Save card',
  saving: 'Saving…',
  saved: 'Card saved',
  saveFailed: 'We could not save the card. Nothing you typed is lost.',
  cancel: sharedTexts.notNow,
} as const
