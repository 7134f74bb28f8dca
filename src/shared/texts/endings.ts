/** The state of an order, what it means for the money, and what to do next. */
import { sharedTexts } from './shared.ts'

export interface EndingWords {
  /** The order's machine: name, place and the number printed on it. */
  machine: string
  place: string
  number: string
  /** The amount paid or due. */
  amount: string
  dispensed: number
  total: number
  /** The amount that can be refunded now; undefined if none. */
  refundable: string | undefined
  /** The machine whose link the customer opened last. */
  visited: string
}

type Words = EndingWords

export const endingTexts = {
  missing: {
    title: () => sharedTexts.orderNotFound,
    hint: () =>
      'It may belong to another account, or the link is incomplete. If you have paid for it, tell support the order’s number: with that we find your money.',
  },
  unread: {
    title: () => sharedTexts.orderUnread,
    hint: () => 'Nothing about it has changed. We keep trying; you can also reach support with its number.',
  },
  unpaid: {
    title: () => 'This order is not paid yet',
    hint: ({ amount }: Words) =>
      `We have not received the ${amount}. Pay it, or cancel the order; money that still arrives afterwards is sent back to you.`,
  },
  confirming: {
    title: () => sharedTexts.paymentConfirming,
    hint: ({ amount }: Words) =>
      `Your bank is working on the ${amount}. This page shows how it ended; please don’t pay a second time.`,
  },
  cancelled: {
    title: () => 'This order was cancelled',
    hint: () => 'It will not be dispensed. If your bank has set money aside for it, that is released by itself.',
  },
  ready: {
    title: ({ machine }: Words) => `Paid and waiting at ${machine}`,
    hint: () => 'Stand in front of this machine, then start.',
  },
  elsewhere: {
    title: ({ visited, machine }: Words) => `You are at ${visited}; your order waits at ${machine}`,
    hint: ({ number, place, amount }: Words) =>
      `It can only come out of machine ${number}, ${place}. Your ${amount} is safe until you are there.`,
  },
  'machine-offline': {
    title: () => 'This machine is offline at the moment',
    hint: ({ amount }: Words) =>
      `Your order is kept and your ${amount} is safe. This page shows when the machine is back. You don’t have to wait for it: you can have your money back.`,
  },
  dispensing: {
    title: () => 'Dispensing your order',
    hint: ({ dispensed, total }: Words) => `${dispensed} of ${total} dispensed`,
  },
  silent: {
    title: () => 'This machine has stopped answering',
    hint: ({ dispensed, total, amount }: Words) =>
      `${dispensed} of ${total} dispensed, as far as we know. You paid ${amount}; what does not come out is given back to you. If the machine comes back, it goes on.`,
  },
  stopped: {
    title: () => 'You are no longer waiting for this order',
    hint: ({ dispensed, total }: Words) =>
      `${dispensed} of ${total} dispensed. The machine may still finish. As soon as it has ended, you can have the money back here for what did not come out.`,
  },
  released: {
    title: () => 'This order is closed',
    hint: ({ refundable }: Words) =>
      refundable ? `Nothing was dispensed. You can have your ${refundable} back.` : 'Nothing was dispensed.',
  },
  dispensed: {
    title: () => 'All yours. Enjoy!',
    hint: () => 'Please take everything from the tray.',
  },
  partly: {
    title: () => 'Not everything came out',
    hint: ({ dispensed, total, refundable }: Words) =>
      refundable
        ? `${dispensed} of ${total} dispensed. You can have ${refundable} back for the rest.`
        : `${dispensed} of ${total} dispensed.`,
  },
  failed: {
    title: () => 'The machine could not dispense your order',
    hint: ({ refundable }: Words) =>
      refundable ? `Nothing came out. You can have your ${refundable} back.` : 'Nothing came out.',
  },
  unknown: {
    title: () => 'We are checking your order',
    hint: () => 'Its status is new to this app. It will show here as soon as we can tell.',
  },
} satisfies Record<string, { title: (words: Words) => string; hint: (words: Words) => string }>

export const actionTexts = {
  dispense: 'Dispense now',
  starting: 'Starting the machine…',
  machineNumber: sharedTexts.machineNumber,
  goToMachine: sharedTexts.goToMachine,
  watch: 'Watch it being dispensed',
  cannotCollect: 'Can’t collect it?',
  cannotCollectHint: (amount: string) =>
    `You can have your ${amount} back. The order is closed then, and the machine does not dispense it any more.`,
  keepOrder: 'Keep my order',
  release: 'Stop waiting and get your money back',
  releasing: 'Closing your order…',
  releaseFailed: 'We could not close your order. Your money is not lost: please try again.',
  giveUp: 'Cancel this order',
  givingUp: 'Cancelling…',
  stillConfirming:
    'Your payment is being confirmed right now. Please wait a moment: then this page shows how it ended.',
  continuePaying: sharedTexts.continuePaying,
  checkAgain: sharedTexts.checkAgain,
  getHelp: sharedTexts.getHelp,
  details: sharedTexts.orderDetails,
  shop: 'Back to products',

  confirmLabel: 'Number on the machine before you',
  confirmHint: (number: string) => `Your order waits at machine ${number}.`,
  confirmWrong: (number: string) => `This is another machine. Your order waits at machine ${number}.`,
  confirm: 'I am at this machine',
  scan: 'Scan its code instead',

  refund: (amount: string) => `Get ${amount} back`,
  refundTitle: 'Where should the money go?',
  refundModeHints: { source: 'Arrives as fast as your bank allows', wallet: 'Ready to spend at once' },
  refundConfirm: (amount: string) => `Refund ${amount}`,
  refunding: 'Asking for your refund…',
  cancel: sharedTexts.notNow,
  refundTwice: 'This order has been refunded already.',
  refundNone: 'There is nothing to refund for this order.',
  refundUnheard:
    'We did not hear whether your refund was made. Please try again: it is never made twice, and your money is not lost.',
  otherRefund: sharedTexts.beingChecked,
  refundStatuses: { Initiated: sharedTexts.onItsWay, Processed: 'Done', Failed: 'Failed. Please contact support.' },

  whenOnline: (label: string) => `${label} (when you are online)`,
  machineMoved: 'This order has moved on. We are showing you where it is now.',
  somethingWrong: sharedTexts.somethingWrong,
} as const
