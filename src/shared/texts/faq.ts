/** Frequent questions. An entry's id is its address (`/faq#refund-time`): don't change it once it is out. */
import { section } from './catalog.ts'
import { sharedTexts } from './shared.ts'

export interface FaqEntry {
  id: string
  question: string
  answer: readonly string[]
  /** Search terms that are not shown. */
  words?: string
}
export interface FaqGroup {
  title: string
  entries: readonly FaqEntry[]
}

export const faqTexts = section('faq')

export const faqGroups: readonly FaqGroup[] = [
  {
    title: 'Finding a machine',
    entries: [
      {
        id: 'find-machine',
        question: 'How do I get to my machine’s products?',
        answer: [
          'Scan the code on the front of the machine with this app or your phone’s camera. You can also search by name, place or the number below the code. Machines appear once you’ve typed four letters.',
        ],
        words: 'qr scan search number',
      },
      {
        id: 'no-camera',
        question: 'Can I scan without allowing the camera?',
        answer: [
          'Yes. Choose a photo of the code from your phone, or type the number below it. The camera’s picture never leaves your phone.',
        ],
        words: 'permission privacy photo',
      },
      {
        id: 'change-machine',
        question: 'How do I change to another machine?',
        answer: [
          'Tap the machine’s name at the top and choose another one. A cart belongs to one machine. If yours isn’t empty, we ask before emptying it.',
        ],
        words: 'switch wrong',
      },
    ],
  },
  {
    title: 'Choosing',
    entries: [
      {
        id: 'views',
        question: 'What are grid, list and machine front?',
        answer: [
          'Three ways to see the same products. “Machine front” shows each slot where it is in the machine, with its letter and number.',
        ],
        words: 'tray view layout',
      },
      {
        id: 'order-limit',
        question: 'Why can’t I add more products?',
        answer: [
          'Each machine dispenses only so many products at a time. Pay for this order first, then start another one.',
        ],
        words: 'maximum limit quantity',
      },
      {
        id: 'allergens',
        question: 'Where do I find ingredients and allergens?',
        answer: [
          'Tap a product to see its nutrition, allergens and best-before date, if the operator has entered them. If the pack says something else, trust the pack.',
        ],
        words: 'nutrition vegetarian veg nuts milk calories expiry date',
      },
      {
        id: 'coffee',
        question: 'Can I choose how much sugar is in my coffee?',
        answer: ['Yes, if the recipe allows it. We ask when you add the cup, and again for the next one.'],
        words: 'cup customize customise ingredients milk tea',
      },
      {
        id: 'offers',
        question: 'How do I use an offer?',
        answer: [
          'Choose it under Offers or in your cart. The discount applies once your cart meets its conditions, and you see the price before you pay. You can use one offer per order.',
        ],
        words: 'discount coupon code promotion',
      },
    ],
  },
  {
    title: 'Paying',
    entries: [
      {
        id: 'payment-methods',
        question: 'How can I pay?',
        answer: [
          'By card or UPI, with a meal card, from your wallet, or from your company’s wallet where your employer takes part. Not every machine takes every method. You see the ones that work before you pay.',
        ],
        words: 'card upi sodexo pluxee voucher cash wallet',
      },
      {
        id: 'card-safety',
        question: 'Do you see my card number?',
        answer: [
          'No. You type it on the payment provider’s page. If you save a meal card, we store its last four digits and the provider’s token.',
        ],
        words: 'secure security saved',
      },
      {
        id: 'paid-twice',
        question: 'The payment got stuck. Should I pay again?',
        answer: [
          'Wait a moment and open your orders. The app checks your last payment before it lets you pay again, so you’re never charged twice for one order.',
        ],
        words: 'twice double pending failed interrupted connection',
      },
      {
        id: 'receipt',
        question: 'Where is my receipt?',
        answer: ['Open the order under Your orders and choose “Open receipt”. You can save or share it.'],
        words: 'invoice bill tax',
      },
    ],
  },
  {
    title: 'At the machine',
    entries: [
      {
        id: 'dispense',
        question: 'When does the machine dispense?',
        answer: [
          'Only when you tell it to. After paying, stand in front of the machine and tap “Dispense now”. Until then, your order waits for you.',
        ],
        words: 'start collect pick up',
      },
      {
        id: 'closed-app',
        question: 'I closed the app while it was dispensing. What now?',
        answer: ['The machine carries on. Open the app again to see your order.'],
        words: 'tab battery lost connection',
      },
      {
        id: 'stuck-product',
        question: 'My product is stuck. What can I do?',
        answer: [
          'Please don’t shake the machine. If the order shows that something didn’t come out, you can get the money back right there. Otherwise, choose “Get help with this order”.',
        ],
        words: 'jam spiral nothing came out kept money',
      },
    ],
  },
  {
    title: 'Refunds',
    entries: [
      {
        id: 'refund',
        question: 'How do I get my money back?',
        answer: [
          'Open the order. If it’s still waiting at its machine, choose “Can’t collect it?”. If something wasn’t dispensed, the order offers you the refund. The money goes back to how you paid, or to your wallet if you are signed in. Each order can be refunded once.',
        ],
        words: 'return cancel failed',
      },
      {
        id: 'refund-time',
        question: 'How long does a refund take?',
        answer: [
          'To your wallet: instantly. To a card, UPI or meal card: up to 7 working days, depending on your bank. The order details show whether it’s done.',
        ],
        words: 'days waiting arrived',
      },
    ],
  },
  {
    title: sharedTexts.yourAccount,
    entries: [
      {
        id: 'without-account',
        question: 'Do I need an account?',
        answer: [
          'No. You can buy as a guest; your orders are kept on this phone. With your phone number you also get wallets, saved meal cards and your orders on every phone.',
        ],
        words: 'guest register sign in login',
      },
      {
        id: 'keep-cart',
        question: 'Is my cart lost when I sign in?',
        answer: ['No. Your cart and the machine stay as they are.'],
        words: 'login guest',
      },
      {
        id: 'delete-account',
        question: 'How do I delete my account?',
        answer: [
          'Sign in, open your account and choose “Delete account”. Tax law makes us keep some details of past orders, but without your profile.',
        ],
        words: 'remove data privacy gdpr',
      },
    ],
  },
]
