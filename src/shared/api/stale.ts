/** Which queries no longer tell the truth after a call has changed something. The one table; components name no keys. */
import type { QueryClient } from '@tanstack/react-query'

export const staleAfter: Record<string, string[]> = {
  updateProfile: ['getProfile'],
  validateCart: [],
  createOrder: [
    'listOrders',
    'listOrderTransactions',
    'getWalletBalance',
    'getCompanyWalletBalance',
    'listWalletTransactions',
    'listCompanyWalletTransactions',
  ],
  dispenseOrder: ['listOrders', 'listOrderTransactions', 'getOrder', 'getMachineProducts'],
  unblockOrder: ['listOrders', 'getOrder'],
  createRefund: [
    'listRefunds',
    'getOrder',
    'listOrders',
    'getWalletBalance',
    'getCompanyWalletBalance',
    'listWalletTransactions',
    'listCompanyWalletTransactions',
  ],
  saveCard: ['listMealCards'],
  deleteMealCard: ['listMealCards'],
}

/** Queries that don't name the customer they are about. */
const ofWhoIsSignedIn = [
  'getProfile',
  'listMealCards',
  'listPaymentOptions',
  'listRefunds',
  'listOrderTransactions',
  'listCompanyWalletTransactions',
]

/** Somebody else is signed in: what was read for the one before is theirs alone. */
export function forgetCustomer(client: QueryClient) {
  for (const query of ofWhoIsSignedIn) void client.resetQueries({ queryKey: [query] })
}

export function makeStale(client: QueryClient, operationId: string) {
  for (const query of staleAfter[operationId] ?? []) void client.invalidateQueries({ queryKey: [query] })
}
