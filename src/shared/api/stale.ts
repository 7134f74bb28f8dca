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

/**
 * Somebody else is signed in, or nobody: what was read for the one before is theirs alone. It is asked for anew only
 * where there is somebody to ask for.
 */
export function forgetCustomer(client: QueryClient, isSomebodyHere: boolean) {
  for (const query of ofWhoIsSignedIn)
    if (isSomebodyHere) void client.resetQueries({ queryKey: [query] })
    else client.removeQueries({ queryKey: [query] })
}

export function makeStale(client: QueryClient, operationId: string) {
  for (const query of staleAfter[operationId] ?? []) void client.invalidateQueries({ queryKey: [query] })
}
