/** Texts of payment. The first four are given by the product (§8). */
import { sharedTexts } from './shared.ts'

const orderName = (number?: string) => (number ? sharedTexts.orderNumber(number) : 'This order')

export const checkoutTexts = {
  somethingWrong: sharedTexts.somethingWrong,
  optionsFailed: 'Failed to fetch payment options',
  notInitiated: 'Failed to initiate payment',
  title: 'Payment',

  addMore: 'Add more products',
  remove: sharedTexts.remove,
  removedLine: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  quantityOf: (count: number, name: string) => `${sharedTexts.count(count)} ${name}`,
  soldOut: 'Sold out, so it won’t be ordered.',
  short: (left: number) => `Only ${left} left. You pay for ${left}.`,
  lessThanWanted: 'Not everything is left. The total is for what you can still get.',
  allSoldOut: sharedTexts.nothingLeft,
  cartFailed: 'We could not find your cart',
  cartFailedHint: 'Nothing was ordered or charged. Try again, or pick your products once more.',
  allSoldOutHint: 'Nothing was ordered or charged. Pick something else from the machine.',
  subtotal: 'Subtotal',
  discount: 'Discount',
  toPay: 'Total',

  offers: 'Offers',
  saved: (amount: string) => `You save ${amount}`,
  applyOffer: 'Apply',
  removeOffer: 'Remove',
  moreOffers: (count: number) => (count === 1 ? '1 more offer' : `${count} more offers`),
  countOffers: (count: number) => (count === 1 ? '1 offer' : `${count} offers`),
  offerNeeds: (amount: string) => `Add ${amount} more to use it.`,
  offerOther: 'For other products in this machine.',

  pricing: 'Checking price and stock…',
  quoteFailed: 'We couldn’t check the price of your cart',
  quoteFailedHint: 'Nothing was ordered or charged. Change your cart or try again.',
  emptyCart: 'Your cart is empty',
  emptyCartHint: 'Pick something from the machine first.',
  toProducts: sharedTexts.seeProducts,
  toCart: 'Back to cart',
  retry: sharedTexts.tryAgain,

  methods: 'How would you like to pay?',
  unavailable: 'Not available right now',
  balance: (amount: string) => `Balance ${amount}`,
  balanceLoading: 'Checking your balance…',
  balanceUnknown: 'Your balance could not be read',
  balanceShort: (missing: string) => `${missing} short`,
  needsSignIn: 'For signed-in customers.',
  signIn: 'Sign in to use it',
  onProviderPage: 'You finish on the payment provider’s secure page',
  loadingMethods: 'Loading payment methods…',
  newMealCard: 'Another meal card',
  manageMealCards: 'Manage saved meal cards',
  saveMealCard: 'Save a meal card',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Starting your payment…',
  leaving: 'Taking you to the payment page…',
  payingElsewhere: 'This order is being paid in another tab.',
  badPaymentLink:
    'The payment page’s address is not safe to open, so we stopped. Nothing was charged. Please choose another way to pay.',
  unreadablePayment:
    'We could not read the shop’s answer, so we stopped the payment. Nothing was charged. You can try again or pay another way.',
  payingSlowly:
    'This is taking longer than usual. You won’t be charged twice: we check what happened before you can pay again.',
  offlineNotice: 'You’re offline. Nothing is sent until you’re back online.',
  notStored:
    'This browser can’t save your payment, so we didn’t start it. Nothing was charged. Leave private mode or free some space, then try again.',
  released: 'Your last payment has ended and nothing was charged. You can pay again.',
  confirmingNotice: 'Your payment is being confirmed, so it can’t be cancelled now.',

  refusedHint: 'Nothing was charged.',
  seeNewPrice: 'See the new price',
  payWithoutOffer: 'Continue without the offer',
  chooseOtherMethod: 'Choose another way to pay',
  seeWaitingOrder: 'See the waiting order',
  details: 'Details',
  close: 'Close',

  unfinishedTitle: 'Your last payment is not finished',
  unfinishedLost: (amount: string) =>
    `We lost the connection while asking for ${amount}. You won’t be charged twice: we’re finding out what happened.`,
  unfinishedByServer: (amount: string) =>
    `Something went wrong on our side while asking for ${amount}. You won’t be charged twice: we’re finding out what happened.`,
  unfinishedOffline: (amount: string) =>
    `You’re offline. We’ll check your payment of ${amount} as soon as you’re back online.`,
  unfinishedWaiting: (amount: string) => `${amount} has not been paid yet. Finish this payment, or pay another way.`,
  unfinishedChecking: 'Checking what happened to your last payment…',
  unfinishedUnread: 'We can’t check your last payment right now. You won’t be charged twice.',
  unfinishedOther: (amount: string) =>
    `A payment of ${amount} was started on this phone by another account. Sign in to that account to finish it, or ask us for help.`,
  confirming: sharedTexts.paymentConfirming,
  confirmingHint: (amount: string) =>
    `You have paid ${amount}. Your bank is confirming it, which can take a minute. You don’t have to do anything.`,
  continuePaying: sharedTexts.continuePaying,
  payAnotherWay: 'Pay another way',
  signInToCheck: 'Sign in to that account',
  signInToCollect: 'Sign in to collect it',
  paidElsewhere: (amount: string) => `${amount} has been paid`,
  paidElsewhereHint: (number?: string) =>
    `${orderName(number)} belongs to another account. Sign in to it to collect your order or get your money back.`,
  paidAsGuestHint: (number?: string) =>
    `${orderName(number)} was paid before you signed in. Sign out in your account to collect it or get your money back.`,
  toAccount: 'Go to your account',
  checkAgain: sharedTexts.checkAgain,
  getHelp: sharedTexts.getHelp,
  emptyAfterPaying: 'Everything that was in it has been paid.',
  toLastOrder: 'See your last order',
} as const
