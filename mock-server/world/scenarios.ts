import type { operations } from '#generated/types.ts'
import type { SeedOptions } from '../seeds/state.ts'

/** A named set of faults in a world. Code reads these properties and never compares names. */
export interface Scenario extends SeedOptions {
  name: string
  /** What it shows, for the start page. */
  about?: string
  /** The payment provider's result after the customer presses "Pay". */
  provider?: 'declines' | 'late' | 'unheard'
  /** The units of an order that jam. */
  jam?: 'second-item' | 'all'
  /** The machine goes offline after dispensing this many units of an order. */
  offlineAfterUnits?: number
  /** The change between quote and order. */
  betweenQuoteAndOrder?: 'sold-out' | 'price-change' | 'offer-ends'
  /** At the quote: one unit is left for the first line, none for the second. */
  shortAtQuote?: boolean
  /** Every quote shows its taxes, or adds a tax to its prices. */
  showsTaxes?: boolean
  addsTax?: boolean
  /** Lifetime of access tokens in seconds. */
  tokenLife?: number
  /** This operation fails with 500 always or a number of times, after a number of successful calls. */
  fails?: { operationId: keyof operations; times?: number; after?: number }
  /** A colleague pays from the company wallet between its first and second page. */
  companyPaysBetweenPages?: boolean
  /** The first call of this operation is carried out but gets no response. */
  silentOnce?: keyof operations
  /** Responses have only what the owner's specification names. */
  isMinimal?: boolean
  /** A live stream sends its first message, then nothing; or the shortest messages that an app accepts. */
  liveStream?: 'silent' | 'bare'
  /** Delay of every response in milliseconds. */
  latency?: number
}

export const scenarios: Record<string, Omit<Scenario, 'name'> & { about: string }> = {
  declined: {
    about: 'The provider declines every card, meal card and UPI payment.',
    provider: 'declines',
  },
  late: {
    about: 'The provider confirms a payment half a minute after the customer has returned.',
    provider: 'late',
  },
  unheard: {
    about: 'The provider takes the money, but the server hears of it only half a minute later.',
    provider: 'unheard',
  },
  'item-fails': {
    about: 'The second item of an order jams.',
    jam: 'second-item',
  },
  'all-fail': {
    about: 'Everything jams.',
    jam: 'all',
  },
  'goes-offline': {
    about: 'The machine goes offline after the first unit.',
    offlineAfterUnits: 1,
  },
  'machine-offline': {
    about: 'All machines are offline.',
    machinesOffline: true,
  },
  'sold-out': {
    about: 'A product sells out between cart and order (CART_1000).',
    betweenQuoteAndOrder: 'sold-out',
  },
  'price-change': {
    about: 'A price changes between cart and order (CART_1001).',
    betweenQuoteAndOrder: 'price-change',
  },
  'offer-ends': {
    about: 'The offer ends between cart and order (OF_1004).',
    betweenQuoteAndOrder: 'offer-ends',
  },
  short: {
    about: 'Of the first line of the cart one unit is left, of the second none.',
    shortAtQuote: true,
  },
  taxed: {
    about: 'Carts, orders and receipts show the taxes that the prices include.',
    showsTaxes: true,
  },
  'tax-added': {
    about: 'A tax is added to the prices.',
    addsTax: true,
  },
  'wallet-short': {
    about: 'The first customer has only ₹20 in the wallet.',
    walletShort: true,
  },
  'token-expires': {
    about: 'The session has to be renewed after one minute.',
    tokenLife: 60,
  },
  'sign-in-fails': {
    about: 'The first sign-in fails after the right code.',
    fails: { operationId: 'createAccessToken', times: 1 },
  },
  'order-timeout': {
    about: 'The first order is made, but its response never comes.',
    silentOnce: 'createOrder',
  },
  'options-fail': {
    about: 'The payment methods can’t be loaded.',
    fails: { operationId: 'listPaymentOptions' },
  },
  'balance-fails': {
    about: 'The wallet’s balance can’t be loaded.',
    fails: { operationId: 'getWalletBalance' },
  },
  'no-offers': {
    about: 'No machine has an offer.',
    withoutOffers: true,
  },
  'orders-fail': {
    about: 'The orders can’t be loaded.',
    fails: { operationId: 'listOrders' },
  },
  'order-unreadable': {
    about: 'No single order can be loaded.',
    fails: { operationId: 'getOrder' },
  },
  'refund-fails': {
    about: 'Everything jams, and the first request for a refund fails.',
    jam: 'all',
    fails: { operationId: 'createRefund', times: 1 },
  },
  'profile-fails': {
    about: 'The profile can’t be loaded.',
    fails: { operationId: 'getProfile' },
  },
  'profile-edit-fails': {
    about: 'The first change of the profile fails.',
    fails: { operationId: 'updateProfile', times: 1 },
  },
  'delete-fails': {
    about: 'The account can’t be deleted.',
    fails: { operationId: 'deleteCustomer' },
  },
  'cards-fail': {
    about: 'The saved meal cards can’t be loaded.',
    fails: { operationId: 'listMealCards' },
  },
  'transactions-fail': {
    about: 'The wallet’s transactions can’t be loaded.',
    fails: { operationId: 'listWalletTransactions' },
  },
  'later-page-fails': {
    about: 'The second page of the wallet’s transactions fails three times.',
    fails: { operationId: 'listWalletTransactions', times: 3, after: 1 },
  },
  'company-repeats': {
    about: 'One row of the company wallet appears twice.',
    companyPaysBetweenPages: true,
  },
  'stream-silent': {
    about: 'The live status falls silent after its first message.',
    liveStream: 'silent',
  },
  'stream-bare': {
    about: 'Live messages lack the machine’s id, as from older servers.',
    liveStream: 'bare',
  },
  plain: {
    about: 'Nothing goes wrong, but the server has no optional features.',
    isPlain: true,
  },
  minimum: {
    about: 'Responses have only what the specification names. Machines have no name.',
    isPlain: true,
    isMinimal: true,
  },
  slow: {
    about: 'Every response takes 1.5 seconds.',
    latency: 1500,
  },
}

/** The part of a world's name before `--` selects the scenario. */
export function scenarioOf(worldName: string): Scenario {
  const name = worldName.split('--')[0] ?? ''
  return { name, ...scenarios[name] }
}
