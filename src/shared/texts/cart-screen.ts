/** Texts of the cart screen, loaded with it. */
import { sharedTexts } from './shared.ts'

export const cartScreenTexts = {
  remove: sharedTexts.remove,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  soldOut: 'Sold out. It will not be ordered.',
  short: (left: number) => `Only ${left} left. The rest will not be ordered.`,
  offers: 'Offers',
  useOffer: 'Use',
  dropOffer: 'Remove offer',
  saved: (amount: string) => `You save ${amount}`,
  offerNeeds: (amount: string) => `Add ${amount} more to use it.`,
  offerOther: 'For other products in this machine.',
  subtotal: 'Subtotal',
  total: 'Total',
  preview: 'The final price comes with the next step, after we have checked the machine.',
  proceed: (amount: string) => `Proceed to pay ${amount}`,
  checking: sharedTexts.checkingMachine,
  failed: 'We could not check your cart. Nothing was ordered. Please try again.',
  changed: 'Not everything is left. Please look at your cart, then go on.',
  allSoldOut: sharedTexts.nothingLeft,
  addMore: 'Add more products',
} as const
