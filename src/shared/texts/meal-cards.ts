/** Texts of the saved meal cards. */
import { sharedTexts } from './shared.ts'

export const mealCardTexts = {
  somethingWrong: sharedTexts.somethingWrong,
  title: sharedTexts.mealCards,
  intro: 'Save a meal card to pay faster. You only ever type its full number on the provider’s page.',
  loading: 'Loading your meal cards…',
  failed: 'We could not load your meal cards',
  empty: 'No meal cards yet',
  emptyHint: 'Save one here and choose it when you pay.',
  ending: (digits: string) => `ending in ${digits}`,
  remove: sharedTexts.remove,
  removeTitle: 'Remove this card?',
  removeText: (name: string, digits: string) =>
    `${name}, ending in ${digits}, will no longer be offered when you pay. The card itself stays valid.`,
  removeYes: 'Remove card',
  removing: 'Removing…',
  removeNo: 'Keep it',
  removed: 'Card removed',

  add: 'Add a meal card',
  name: 'Name of the card',
  nameHint: 'For example, Office meal card.',
  digits: 'Last four digits',
  digitsHint: 'Only these four. Never type the whole number here.',
  description: 'Note (optional)',
  consent: 'Keep this card in my account until I remove it.',
  faults: {
    name: 'Please give the card a name of up to 60 characters.',
    card_no: 'Please type the last four digits.',
    description: 'Please use up to 160 characters.',
    saveCard: 'The card can only be saved if you agree.',
  },
  save: 'Save card',
  saving: 'Saving…',
  saved: 'Card saved',
  saveFailed: 'We could not save the card. Your details are still here.',
  cancel: sharedTexts.notNow,
} as const
