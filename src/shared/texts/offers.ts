/** Texts of the offers screen, loaded with it. */
import { sharedTexts } from './shared.ts'

export const offerTexts = {
  title: 'Offers',
  at: (machine: string) => `At ${machine}. One offer can be used for an order.`,
  loading: 'Loading the offers…',
  failed: 'We could not load the offers',
  failedHint: 'You can order without them.',
  none: 'No offers here at the moment',
  noneHint: 'Prices are as the machine shows them. Look in again another day.',
  toProducts: sharedTexts.seeProducts,
  noMachine: 'Choose a machine first',
  noMachineHint: 'Every machine has offers of its own.',
  toSearch: sharedTexts.findMachine,

  gives: (value: string) => `${value} off`,
  upTo: (amount: string) => `At most ${amount} off`,
  from: (amount: string) => `For orders from ${amount}`,
  anyOrder: 'No minimum order',
  allProducts: 'For everything in this machine',
  someProducts: 'For certain products',
  products: (names: string) => `For ${names}`,
  until: (day: string) => `Until ${day}`,
  open: 'No end date',

  use: 'Use it',
  using: 'Stop using it',
  isUsed: 'In use',
  used: (title: string) => `${title} will be used for your order.`,
  dropped: (title: string) => `${title} is no longer used.`,
  missing: (amount: string) => `Add ${amount} more to your cart and it counts.`,
  otherProducts: 'Nothing it is for is in your cart yet.',
  fits: 'Your cart fits this offer.',
  toCart: 'Go to cart',
} as const
