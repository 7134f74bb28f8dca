import type { operations } from '#generated/types.ts'
import type { SeedOptions } from '../seeds/state.ts'

/** A named set of faults in a world. Code reads these properties and never compares names. */
export interface Scenario extends SeedOptions {
  name: string
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

export const scenarios: Record<string, Omit<Scenario, 'name'>> = {
  declined: { provider: 'declines' },
  late: { provider: 'late' },
  unheard: { provider: 'unheard' },
  'item-fails': { jam: 'second-item' },
  'all-fail': { jam: 'all' },
  'goes-offline': { offlineAfterUnits: 1 },
  'machine-offline': { machinesOffline: true },
  'sold-out': { betweenQuoteAndOrder: 'sold-out' },
  'price-change': { betweenQuoteAndOrder: 'price-change' },
  'offer-ends': { betweenQuoteAndOrder: 'offer-ends' },
  short: { shortAtQuote: true },
  taxed: { showsTaxes: true },
  'tax-added': { addsTax: true },
  'wallet-short': { walletShort: true },
  'token-expires': { tokenLife: 60 },
  'sign-in-fails': { fails: { operationId: 'createAccessToken', times: 1 } },
  'order-timeout': { silentOnce: 'createOrder' },
  'options-fail': { fails: { operationId: 'listPaymentOptions' } },
  'balance-fails': { fails: { operationId: 'getWalletBalance' } },
  'no-offers': { withoutOffers: true },
  'orders-fail': { fails: { operationId: 'listOrders' } },
  'order-unreadable': { fails: { operationId: 'getOrder' } },
  'refund-fails': { jam: 'all', fails: { operationId: 'createRefund', times: 1 } },
  'profile-fails': { fails: { operationId: 'getProfile' } },
  'profile-edit-fails': { fails: { operationId: 'updateProfile', times: 1 } },
  'delete-fails': { fails: { operationId: 'deleteCustomer' } },
  'cards-fail': { fails: { operationId: 'listMealCards' } },
  'transactions-fail': { fails: { operationId: 'listWalletTransactions' } },
  'later-page-fails': { fails: { operationId: 'listWalletTransactions', times: 3, after: 1 } },
  'company-repeats': { companyPaysBetweenPages: true },
  'stream-silent': { liveStream: 'silent' },
  'stream-bare': { liveStream: 'bare' },
  plain: { isPlain: true },
  minimum: { isPlain: true, isMinimal: true },
  slow: { latency: 1500 },
}

/** The part of a world's name before `--` selects the scenario. */
export function scenarioOf(worldName: string): Scenario {
  const name = worldName.split('--')[0] ?? ''
  return { name, ...scenarios[name] }
}
