// Generated from openapi/ by `npm run codegen`; do not edit.
import { pagedQuery, query } from '#shared/api/operation.ts'
import { GetCompanyWalletBalanceResponse, GetLocationWalletResponse, GetWalletBalanceResponse, ListCompanyWalletTransactionsResponse, ListWalletTransactionsResponse } from '../zod/wallets.ts'

export const getWalletBalance = /*#__PURE__*/ query('getWalletBalance', 'get', '/v1/wallets/{userId}/balance', GetWalletBalanceResponse)
export const getCompanyWalletBalance = /*#__PURE__*/ query('getCompanyWalletBalance', 'get', '/v1/country-warehouse/{warehouseId}/client-locations/{locationId}/users/{userId}/balance', GetCompanyWalletBalanceResponse)
export const getLocationWallet = /*#__PURE__*/ query('getLocationWallet', 'get', '/v1/country-warehouse/{warehouseId}/client-locations/user/{userId}/location-wallet', GetLocationWalletResponse)
export const listWalletTransactions = /*#__PURE__*/ pagedQuery('listWalletTransactions', 'get', '/v1/transactions/users/{userId}', ListWalletTransactionsResponse)
export const listCompanyWalletTransactions = /*#__PURE__*/ pagedQuery('listCompanyWalletTransactions', 'get', '/v1/country-warehouse/{warehouseId}/client-locations/{locationId}/wallet-transactions/', ListCompanyWalletTransactionsResponse)
