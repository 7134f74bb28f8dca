/** Texts of help and support. The steps describe what the app and the shop really do. */
import { sharedTexts } from './shared.ts'

export const supportScreenTexts = {
  title: sharedTexts.helpAndSupport,
  intro: 'Something went wrong at the machine? Most of it can be put right here, in a minute.',

  order: sharedTexts.yourOrder,
  orderLoading: sharedTexts.lookingUpOrder,
  orderFailed: 'We could not read your order. You can reach us all the same: its number is in your message.',
  orderMissing: 'We could not find this order. It may belong to another account.',
  retry: sharedTexts.tryAgain,
  noOrder: 'Is it about an order?',
  noOrderHint: 'Open it and choose “Get help with this order”: then we know at once what you mean.',
  toOrders: 'Choose the order',
  details: sharedTexts.orderDetails,

  problems: 'What happened?',
  problemsHint: 'The quickest way to put it right, and what to do if that does not help.',
  tell: 'Write to us about this',

  contact: 'Talk to us',
  contactHint: 'With these details we find your order at once. They hold nothing secret.',
  call: (phone: string) => `Call ${phone}`,
  mail: 'Write an e-mail',
  mailTo: (address: string) => `to ${address}`,
  copy: 'Copy the details',
  copied: 'The details are copied.',
  copyFailed: 'Copying is not allowed here. Press and hold the details to copy them.',

  more: 'More help',
  faq: sharedTexts.frequentQuestions,
  terms: 'Terms, privacy and refunds',
  offers: 'Offers',

  report: {
    order: 'Order',
    id: 'Order id',
    machine: 'Machine',
    status: 'Status',
    about: 'Not received',
    items: 'Items',
    amount: 'Amount',
    ordered: 'Ordered',
    reference: sharedTexts.supportReference,
    problem: 'Problem',
    item: (count: number, name: string) => `${count} × ${name}`,
    short: (done: number, total: number) => `(${done} of ${total} dispensed)`,
  },
  subject: sharedTexts.orderNumber,
  subjectPlain: 'A question',
  emailBody: 'Hello,\n\nplease tell us here what happened:\n\n\n',
} as const

export interface Problem {
  id: string
  title: string
  /** In the order in which to try them. */
  steps: readonly string[]
  /** The screen that solves it. */
  goTo?: 'order' | 'orders' | 'search'
}

export const problems: readonly Problem[] = [
  {
    id: 'kept-my-money',
    title: 'The machine kept my money and gave nothing',
    steps: [
      'Open the order. If it says “Paid”, the machine has not started yet: stand in front of it and tap “Dispense now”. If you would rather have your money back, choose “Can’t collect it?” there.',
      'If it says “Dispensing” and the machine has stopped answering, choose “Stop waiting and get your money back”.',
      'If it says “Not dispensed”, choose “Get … back” there: the whole amount goes back to you.',
      'If you were charged and find no order at all, the payment was not confirmed. Your bank releases the amount by itself, usually within 5 to 7 working days.',
    ],
    goTo: 'order',
  },
  {
    id: 'stuck',
    title: 'My product is stuck',
    steps: [
      'Please don’t shake or tilt the machine: it is heavy and can fall.',
      'Wait a minute. Many machines try a second time.',
      'When the order says “Partly dispensed” or “Not dispensed”, choose the refund for what is missing.',
      'If it says “Dispensed” but the product hangs in its spiral, write to us with a photo.',
    ],
    goTo: 'order',
  },
  {
    id: 'wrong-product',
    title: 'I got the wrong product',
    steps: [
      'Keep the product closed and take a photo of it, with the slot’s number if you can.',
      'Write to us with the order’s details. You get your money back; there is nothing to return.',
    ],
  },
  {
    id: 'spoiled',
    title: 'It is damaged or past its date',
    steps: [
      'Please don’t eat or drink it.',
      'Take a photo of the pack and its date and write to us. We refund it and have the slot checked on the same day.',
    ],
  },
  {
    id: 'refund-missing',
    title: 'My refund has not arrived',
    steps: [
      'Open the order: it shows where the refund went and whether it is done.',
      'A refund to your wallet is there at once. To a card, UPI or meal card it takes your bank up to 7 working days.',
      'If it is longer than that, or the refund says “Failed”, write to us.',
    ],
    goTo: 'order',
  },
  {
    id: 'charged-twice',
    title: 'I was charged twice',
    steps: [
      'Look into your orders: each paid order is one charge.',
      'A second charge without an order is a reservation that your bank lets go by itself. One order is never charged twice by this app.',
      'If both are still there after 7 working days, write to us with both dates and amounts.',
    ],
    goTo: 'orders',
  },
  {
    id: 'offline',
    title: 'The machine is offline',
    steps: [
      'Nothing is sold while a machine is offline, and a paid order is kept.',
      'It often comes back within minutes. Keep the order’s screen open: it goes on by itself.',
      'If you can’t wait, open the order and choose “Can’t collect it?”: you get your money back and can use another machine.',
    ],
    goTo: 'order',
  },
  {
    id: 'coffee',
    title: 'The cup is empty, cold or not what I chose',
    steps: [
      'Careful: a cup that came late may be hot.',
      'If nothing or only water came out, ask for the refund in the order.',
      'If the taste or the sugar was wrong, write to us. We have the machine’s settings checked.',
    ],
    goTo: 'order',
  },
  {
    id: 'code',
    title: 'The code does not scan',
    steps: [
      'Wipe the sticker, step back a little and turn on the light if it is dark.',
      'Type the number below the code into the search instead: it leads to the same machine.',
    ],
    goTo: 'search',
  },
  {
    id: 'sign-in',
    title: 'I get no code to sign in',
    steps: [
      'Check the number and its country, then ask for a new code when the timer has run out.',
      'You can buy without signing in; your order is kept on this phone.',
    ],
  },
]

export const goToTexts = {
  order: 'Open the order',
  orders: sharedTexts.yourOrders,
  search: sharedTexts.findMachine,
} as const
