/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  BalanceResponse,
  LocationWalletResponse,
  WalletTransactionListResponse
} from '#generated/zod/schemas/index.ts';



/**
 * Returns the balance of the customer's own wallet. Guests have none and get 403.
 * @summary Read the wallet balance
 */
export const GetWalletBalanceResponse = BalanceResponse

/**
 * Returns the balance of the company wallet at a location. getLocationWallet returns the location.
 * @summary Read the balance of the company wallet
 */
export const GetCompanyWalletBalanceResponse = BalanceResponse

/**
 * Returns the company wallet and the location that the customer belongs to. A customer without one gets 404.
 * @summary Read the customer's company wallet and location
 */
export const GetLocationWalletResponse = LocationWalletResponse

/**
 * Lists payments into and out of the customer's own wallet, newest first unless sorted otherwise. Both dates are inclusive days.
 * @summary List wallet transactions
 */
export const ListWalletTransactionsResponse = WalletTransactionListResponse

/**
 * Lists payments into and out of the company wallet at a location, newest first unless sorted otherwise. The path ends with a slash. Both dates are inclusive days.
 * @summary List company wallet transactions
 */
export const ListCompanyWalletTransactionsResponse = WalletTransactionListResponse

