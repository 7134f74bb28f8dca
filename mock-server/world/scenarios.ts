/** A named way in which a world goes wrong. Handlers read these facts; none compares names. */
export interface Scenario {
  name: string
  /** What the provider's page does with "Pay". */
  provider?: 'declines' | 'late'
  /** What happens to the units of an order: the last unit of the second item, or all, stay inside. */
  jam?: 'second-item' | 'all'
  /** The machine stops answering after this many units of an order. */
  offlineAfterUnits?: number
  /** The machine is offline from the start. */
  machinesOffline?: boolean
  /** Between quote and order: all stock is gone, or prices rise. */
  betweenQuoteAndOrder?: 'sold-out' | 'price-change' | 'machine-offline' | 'limit' | 'offer-ends'
  /** At the quote: the first line can be sold only once. */
  shortAtQuote?: boolean
  walletShort?: boolean
  /** Nobody offers anything. */
  withoutOffers?: boolean
  /** Access tokens live this long, in seconds. */
  tokenLife?: number
  /** Answers this operation with 500, always or a number of times, at once or after some good answers. */
  fails?: { operationId: string; times: number; after?: number }
  /** A colleague pays from the company wallet between its first page and the next. */
  companyPaysBetweenPages?: boolean
  /** Does what is asked and never answers, the first time. */
  silentOnce?: string
  /** Extra time before each answer, in milliseconds. */
  latency?: number
}

export const scenarios: Record<string, Omit<Scenario, 'name'>> = {
  declined: { provider: 'declines' },
  late: { provider: 'late' },
  'item-fails': { jam: 'second-item' },
  'all-fail': { jam: 'all' },
  'goes-offline': { offlineAfterUnits: 1 },
  'machine-offline': { machinesOffline: true },
  'sold-out': { betweenQuoteAndOrder: 'sold-out' },
  'price-change': { betweenQuoteAndOrder: 'price-change' },
  'offline-at-order': { betweenQuoteAndOrder: 'machine-offline' },
  limit: { betweenQuoteAndOrder: 'limit' },
  'offer-ends': { betweenQuoteAndOrder: 'offer-ends' },
  short: { shortAtQuote: true },
  'wallet-short': { walletShort: true },
  'token-expires': { tokenLife: 60 },
  'sign-in-fails': { fails: { operationId: 'createAccessToken', times: 1 } },
  'order-fails': { fails: { operationId: 'createOrder', times: 1 } },
  'order-timeout': { silentOnce: 'createOrder' },
  'options-fail': { fails: { operationId: 'listPaymentOptions', times: Number.POSITIVE_INFINITY } },
  'balance-fails': { fails: { operationId: 'getWalletBalance', times: Number.POSITIVE_INFINITY } },
  'products-fail': { fails: { operationId: 'getMachineProducts', times: 2 } },
  'offers-fail': { fails: { operationId: 'listOffers', times: 3 } },
  'no-offers': { withoutOffers: true },
  'orders-fail': { fails: { operationId: 'listOrders', times: Number.POSITIVE_INFINITY } },
  'order-unreadable': { fails: { operationId: 'getOrder', times: Number.POSITIVE_INFINITY } },
  'dispense-fails': { fails: { operationId: 'dispenseOrder', times: 1 } },
  'refund-fails': { jam: 'all', fails: { operationId: 'createRefund', times: 1 } },
  'unblock-fails': { offlineAfterUnits: 1, fails: { operationId: 'unblockOrder', times: Number.POSITIVE_INFINITY } },
  'profile-fails': { fails: { operationId: 'getProfile', times: Number.POSITIVE_INFINITY } },
  'profile-edit-fails': { fails: { operationId: 'updateProfile', times: 1 } },
  'delete-fails': { fails: { operationId: 'deleteCustomer', times: Number.POSITIVE_INFINITY } },
  'cards-fail': { fails: { operationId: 'listMealCards', times: Number.POSITIVE_INFINITY } },
  'transactions-fail': { fails: { operationId: 'listWalletTransactions', times: Number.POSITIVE_INFINITY } },
  'later-page-fails': { fails: { operationId: 'listWalletTransactions', times: 3, after: 1 } },
  'company-repeats': { companyPaysBetweenPages: true },
  slow: { latency: 1500 },
}

/** The scenario of a world's name: what stands before `--`, where it is in the table. */
export function scenarioOf(worldName: string): Scenario {
  const name = worldName.split('--')[0] ?? ''
  return { name, ...scenarios[name] }
}
