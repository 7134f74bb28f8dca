/** Texts of how a payment ended. */
import { sharedTexts } from './shared.ts'

export const resultTexts = {
  title: 'Your payment',
  checking: 'Checking your payment…',
  checkingHint: 'This takes a few seconds.',
  confirmingHint: (amount: string) =>
    `You have paid ${amount}. Your bank is confirming it, which can take a minute. Then this page shows your order.`,
  waiting: 'Waiting for the payment to be confirmed',
  waitingHint:
    'The payment provider has not confirmed it yet. Keep this page open, or come back later to see the result.',
  stillWaiting: 'Still not confirmed',
  stillWaitingHint:
    'This takes longer than usual. Please do not pay again. If your bank has taken the money, you get the order or the money back.',
  finishPaying: 'Finish paying or pay another way',
  paid: 'Payment received',
  paidHint: (amount: string) => `${amount} paid. Your order waits at the machine.`,
  toDispense: sharedTexts.goToMachine,
  cancelled: 'The payment did not go through',
  cancelledHint: 'This order was cancelled and will not be dispensed. Your cart is still here.',
  cancelledWithoutCart: 'This order was cancelled and will not be dispensed.',
  payAgain: 'Pay again',
  toProducts: sharedTexts.seeProducts,
  getHelp: sharedTexts.getHelp,
  checkAgain: sharedTexts.checkAgain,
  orderNumber: sharedTexts.orderNumber,
  notKnown: 'We do not know yet how your payment ended',
  notKnownHint: (why: string) => `${why} Your payment is safe either way.`,
  noOrder: sharedTexts.orderNotFound,
  noOrderHint: 'It may belong to another account. Sign in to the account you ordered with.',
  noSession: 'Open this on the phone you ordered with',
  noSessionHint: 'We show the payment only in the browser you ordered in. Please open the link there.',
  newStatus: 'This app does not know your order’s status yet. Check again to see it.',
} as const
