/** Texts of help and support. The steps describe what the app and the shop really do. */
import { sharedTexts } from './shared.ts'

export const supportScreenTexts = {
  title: sharedTexts.helpAndSupport,
  intro: 'Something went wrong at the machine? You can fix most things right here.',

  order: sharedTexts.yourOrder,
  orderLoading: sharedTexts.lookingUpOrder,
  orderFailed: 'We could not read your order. You can still reach us. Your message will include its number.',
  orderMissing: 'We could not find this order. It may belong to another account.',
  retry: sharedTexts.tryAgain,
  noOrder: 'Is it about an order?',
  noOrderHint: 'Open it and choose “Get help with this order”, so we know which one you mean.',
  toOrders: 'Choose an order',
  details: sharedTexts.orderDetails,

  problems: 'What happened?',
  problemsHint: 'The quickest fix, and what to do if it doesn’t help.',
  tell: 'Write to us about this',

  contact: 'Talk to us',
  contactHint: 'These details help us find your order. They include nothing secret.',
  call: (phone: string) => `Call ${phone}`,
  mail: 'Send an email',
  mailTo: (address: string) => `to ${address}`,
  copy: 'Copy the details',
  copied: 'Details copied.',
  copyFailed: 'Copying is not allowed here. Press and hold the details to copy them.',

  more: 'More help',
  faq: sharedTexts.faq,
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
    app: 'App version',
    item: (count: number, name: string) => `${count} × ${name}`,
    short: (done: number, total: number) => `(${done} of ${total} dispensed)`,
  },
  subject: sharedTexts.orderNumber,
  subjectPlain: 'A question',
  emailBody: 'Hello,\n\nplease tell us what happened:\n\n\n',
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
      'Open the order. If it says “Paid”, the machine has not started yet: stand in front of it and tap “Dispense now”. To get your money back instead, choose “Can’t collect it?”.',
      'If it says “Dispensing” and the machine has stopped answering, choose “Stop waiting and get your money back”.',
      'If it says “Not dispensed”, choose “Get … back”. You get the full amount.',
      'If you were charged but have no order, the payment wasn’t confirmed. Your bank releases the amount automatically, usually within 5 to 7 working days.',
    ],
    goTo: 'order',
  },
  {
    id: 'stuck',
    title: 'My product is stuck',
    steps: [
      'Please don’t shake or tilt the machine: it’s heavy and can fall.',
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
      'Keep the product closed. Take a photo of it, with the slot number if you can.',
      'Write to us with the order details. You get your money back, and there’s nothing to return.',
    ],
  },
  {
    id: 'spoiled',
    title: 'It’s damaged or past its date',
    steps: [
      'Please don’t eat or drink it.',
      'Take a photo of the pack and its date and write to us. We’ll refund it and check the slot the same day.',
    ],
  },
  {
    id: 'refund-missing',
    title: 'My refund has not arrived',
    steps: [
      'Open the order. It shows where the refund went and whether it’s done.',
      'A refund to your wallet is instant. To a card, UPI or meal card, your bank takes up to 7 working days.',
      'If it takes longer, or the refund says “Failed”, write to us.',
    ],
    goTo: 'order',
  },
  {
    id: 'charged-twice',
    title: 'I was charged twice',
    steps: [
      'Check your orders. Each paid order is one charge.',
      'A second charge without an order is a hold that your bank releases automatically. One order is never charged twice by this app.',
      'If both are still there after 7 working days, write to us with both dates and amounts.',
    ],
    goTo: 'orders',
  },
  {
    id: 'offline',
    title: 'The machine is offline',
    steps: [
      'While a machine is offline, it sells nothing. A paid order is kept.',
      'It often comes back within minutes. Keep the order open. It continues automatically.',
      'If you can’t wait, open the order and choose “Can’t collect it?”. You get your money back and can use another machine.',
    ],
    goTo: 'order',
  },
  {
    id: 'coffee',
    title: 'The cup is empty, cold or not what I chose',
    steps: [
      'Be careful: a late cup may be hot.',
      'If nothing or only water came out, ask for the refund in the order.',
      'If the taste or the sugar was wrong, write to us. We’ll check the machine’s settings.',
    ],
    goTo: 'order',
  },
  {
    id: 'code',
    title: 'The code doesn’t scan',
    steps: [
      'Wipe the sticker, step back a little and turn on the light if it’s dark.',
      'Or search for the number below the code. It leads to the same machine.',
    ],
    goTo: 'search',
  },
  {
    id: 'sign-in',
    title: 'I don’t get a sign-in code',
    steps: [
      'Check the number and country. Ask for a new code when the timer runs out.',
      'You can buy without signing in; your order is kept on this phone.',
    ],
  },
]

export const goToTexts = {
  order: 'Open the order',
  orders: sharedTexts.yourOrders,
  search: sharedTexts.findMachine,
} as const
