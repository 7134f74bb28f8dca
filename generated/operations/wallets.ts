// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/wallets.ts'
import { pagedQuery, query } from '../runtime/operation.ts'
import { GetCompanyWalletBalanceResponse, GetLocationWalletResponse, GetWalletBalanceResponse, ListCompanyWalletTransactionsResponse, ListWalletTransactionsResponse } from '../zod/wallets.ts'
import * as losses from '../losses.ts'

export const getWalletBalance = /*#__PURE__*/ query(descriptors.getWalletBalance, GetWalletBalanceResponse, losses.BalanceResponse)
export const getCompanyWalletBalance = /*#__PURE__*/ query(descriptors.getCompanyWalletBalance, GetCompanyWalletBalanceResponse, losses.BalanceResponse)
export const getLocationWallet = /*#__PURE__*/ query(descriptors.getLocationWallet, GetLocationWalletResponse, losses.LocationWalletResponse)
export const listWalletTransactions = /*#__PURE__*/ pagedQuery(descriptors.listWalletTransactions, ListWalletTransactionsResponse, losses.WalletTransactionListResponse)
export const listCompanyWalletTransactions = /*#__PURE__*/ pagedQuery(descriptors.listCompanyWalletTransactions, ListCompanyWalletTransactionsResponse, losses.WalletTransactionListResponse)
