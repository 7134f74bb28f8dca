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
  isCoffee: boolean
  /** A finished cup stands in the machine, and the next one has not been started. */
  isCupOut: boolean
}

type Words = EndingWords

export const endingTexts = {
  missing: {
    title: () => sharedTexts.orderNotFound,
    hint: () =>
      'It may belong to another account, or the link is incomplete. If you paid for it, give support the order’s number. They can find your money with it.',
  },
  unread: {
    title: () => sharedTexts.orderUnread,
    hint: () => 'Nothing about it has changed, and we keep trying. Support can look it up by its number.',
  },
  unpaid: {
    title: () => 'This order is not paid yet',
    hint: ({ amount }: Words) =>
      `We have not received your ${amount}. You can pay now or cancel the order. If money still arrives after that, we send it back.`,
  },
  confirming: {
    title: () => sharedTexts.paymentConfirming,
    hint: ({ amount }: Words) =>
      `Your bank is working on your ${amount}. Please don’t pay again: this page shows the result.`,
  },
  cancelled: {
    title: () => 'This order was cancelled',
    hint: () => 'It will not be dispensed. If your bank has set the money aside, it gives it back by itself.',
  },
  ready: {
    title: ({ machine }: Words) => `Paid and waiting at ${machine}`,
    hint: () => 'Stand in front of this machine, then tap “Dispense now”.',
  },
  elsewhere: {
    title: ({ visited, machine }: Words) => `You are at ${visited}; your order waits at ${machine}`,
    hint: ({ number, place, amount }: Words) =>
      `It can only come out of machine ${number} at ${place}. Your ${amount} is safe until you get there.`,
  },
  'machine-offline': {
    title: () => 'This machine is offline at the moment',
    hint: ({ amount }: Words) =>
      `We keep your order, and your ${amount} is safe. This page tells you when the machine is back. If you can’t wait, you can have your money back.`,
  },
  dispensing: {
    title: ({ isCoffee, isCupOut }: Words) =>
      isCupOut ? 'Take your cup' : isCoffee ? 'Brewing' : 'Dispensing your order',
    hint: ({ dispensed, total, isCoffee, isCupOut }: Words) =>
      isCupOut
        ? `Careful, it’s hot. The next cup starts when you have taken this one. ${dispensed} of ${total} cups ready.`
        : isCoffee
          ? `${dispensed} of ${total} cups ready`
          : `${dispensed} of ${total} dispensed`,
  },
  silent: {
    title: () => 'This machine has stopped answering',
    hint: ({ dispensed, total, amount }: Words) =>
      `${dispensed} of ${total} dispensed, as far as we know. You paid ${amount}. You get back what you paid for anything that does not come out. If the machine answers again, it carries on.`,
  },
  stopped: {
    title: () => 'You are no longer waiting for this order',
    hint: ({ dispensed, total }: Words) =>
      `${dispensed} of ${total} dispensed. The machine may still finish. Once it has ended, you can get money back here for anything that did not come out.`,
  },
  released: {
    title: () => 'This order is closed',
    hint: ({ refundable }: Words) =>
      refundable ? `Nothing was dispensed. You can have your ${refundable} back.` : 'Nothing was dispensed.',
  },
  dispensed: {
    title: () => 'All yours. Enjoy!',
    hint: ({ isCoffee }: Words) => (isCoffee ? 'Careful, it’s hot.' : 'Please take everything from the tray.'),
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
    hint: () => 'This app does not know its status yet. We keep asking and show it here.',
  },
} satisfies Record<string, { title: (words: Words) => string; hint: (words: Words) => string }>

export const actionTexts = {
  dispense: 'Dispense now',
  starting: 'Starting the machine…',
  machineNumber: sharedTexts.machineNumber,
  goToMachine: sharedTexts.goToMachine,
  watch: 'See it come out',
  cannotCollect: 'Can’t collect it?',
  cannotCollectHint: (amount: string) =>
    `You can have your ${amount} back. We then close the order, and the machine will not dispense it.`,
  keepOrder: 'Keep my order',
  release: 'Stop waiting and get your money back',
  releasing: 'Closing your order…',
  releaseFailed: 'We could not close your order. Your money is not lost. Please try again.',
  giveUp: 'Cancel this order',
  givingUp: 'Cancelling…',
  stillConfirming: 'Your payment is being confirmed right now. This page shows the result in a moment.',
  continuePaying: sharedTexts.continuePaying,
  checkAgain: sharedTexts.checkAgain,
  getHelp: sharedTexts.getHelp,
  details: sharedTexts.orderDetails,
  shop: 'Back to products',

  confirmLabel: 'Number on the machine in front of you',
  confirmHint: (number: string) => `Your order waits at machine ${number}.`,
  confirmWrong: (number: string) => `That is a different machine. Your order waits at machine ${number}.`,
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
    'We could not see whether your refund went through. Please try again. You are never refunded twice, and your money is not lost.',
  otherRefund: sharedTexts.beingChecked,
  refundFailed: 'Failed. Please contact support.',
  refundSteps: { asked: 'You asked for it', sent: sharedTexts.onItsWay, source: 'Paid back', wallet: 'In your wallet' },

  whenOnline: (label: string) => `${label} (when you are online)`,
  machineMoved: 'This order has moved on. Here is where it is now.',
  rateTitle: 'How was it?',
  stars: (count: number) => (count === 0 ? 'Not rated' : count === 1 ? '1 star' : `${count} stars`),
  rated: 'Thank you!',
  notRated: 'We could not save your rating. Please tap it again.',

  somethingWrong: sharedTexts.somethingWrong,
} as const
