/** Texts of the customization sheet. */
import { sharedTexts } from './shared.ts'

export const coffeeTexts = {
  ask: (ingredient: string) => `How much ${ingredient.toLowerCase()}?`,
  askYesNo: (ingredient: string) => `With ${ingredient.toLowerCase()}?`,
  none: 'None',
  with: 'With',
  without: 'Without',
  amount: (quantity: number, unit: string) => `${quantity} ${unit}`,
  add: (amount: string) => `Add for ${amount}`,
  cancel: sharedTexts.notNow,
  lastTime: 'Same as last time?',
  again: (choice: string) => `Same again: ${choice}`,
  anew: 'Choose anew',
} as const
