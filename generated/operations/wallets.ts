// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/wallets.ts'
import { pagedQuery, query } from '../runtime/operation.ts'
import { GetCompanyWalletBalanceResponse, GetLocationWalletResponse, GetWalletBalanceResponse, ListCompanyWalletTransactionsResponse, ListWalletTransactionsResponse } from '../zod/wallets.ts'

export const getWalletBalance = /*#__PURE__*/ query(descriptors.getWalletBalance, GetWalletBalanceResponse)
export const getCompanyWalletBalance = /*#__PURE__*/ query(descriptors.getCompanyWalletBalance, GetCompanyWalletBalanceResponse)
export const getLocationWallet = /*#__PURE__*/ query(descriptors.getLocationWallet, GetLocationWalletResponse)
export const listWalletTransactions = /*#__PURE__*/ pagedQuery(descriptors.listWalletTransactions, ListWalletTransactionsResponse)
export const listCompanyWalletTransactions = /*#__PURE__*/ pagedQuery(descriptors.listCompanyWalletTransactions, ListCompanyWalletTransactionsResponse)
