/** Texts of the customization sheet. */
import { sharedTexts } from './shared.ts'

export const coffeeTexts = {
  ask: (ingredient: string) => `How much ${ingredient.toLowerCase()}?`,
  askYesNo: (ingredient: string) => `With ${ingredient.toLowerCase()}?`,
  none: 'None',
  with: 'With',
  without: 'Without',
  amount: (quantity: number, unit: string) => `${quantity} ${unit}`,
  perCup: sharedTexts.perCup,
  add: sharedTexts.addFor,
  cancel: sharedTexts.notNow,
  lastTime: 'Same as last time?',
  again: (choice: string) => `Same again: ${choice}`,
  change: (ingredient: string) => `Change ${ingredient.toLowerCase()}`,
} as const
