/** Texts of the offers screen, loaded with it. */
import { sharedTexts } from './shared.ts'

export const offerTexts = {
  title: 'Offers',
  at: (machine: string) => `At ${machine}. You can use one offer per order.`,
  loading: 'Loading the offers…',
  failed: 'We could not load the offers',
  failedHint: 'You can order without them.',
  none: 'No offers here right now',
  noneHint: 'Check back another day.',
  toProducts: sharedTexts.seeProducts,
  noMachine: 'Choose a machine first',
  noMachineHint: 'Each machine has its own offers.',
  toSearch: sharedTexts.findMachine,

  gives: (value: string) => `${value} off`,
  upTo: (amount: string) => `Up to ${amount} off`,
  from: (amount: string) => `On orders of ${amount} or more`,
  anyOrder: 'No minimum order',
  allProducts: 'On everything in this machine',
  someProducts: 'On selected products',
  products: (names: string) => `On ${names}`,
  until: (day: string) => `Until ${day}`,
  open: 'No end date',

  use: 'Apply',
  using: 'Remove',
  isUsed: 'Applied',
  used: (title: string) => `${title} is applied to your order.`,
  dropped: (title: string) => `${title} is removed from your order.`,
  missing: (amount: string) => `Add ${amount} more to your cart to use it.`,
  otherProducts: 'Your cart doesn’t have any of its products yet.',
  fits: 'Your cart qualifies for this offer.',
  toCart: 'Go to cart',
} as const
