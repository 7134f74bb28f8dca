// Generated from openapi/ by `npm run codegen`; do not edit.
import { getCompanyWalletBalance, getLocationWallet, getWalletBalance, listCompanyWalletTransactions, listWalletTransactions } from '../operations/wallets.ts'
import { pagedQueryHook } from '../runtime/paged-query-hook.ts'
import { queryHook } from '../runtime/query-hook.ts'

export const useGetWalletBalance = /*#__PURE__*/ queryHook(getWalletBalance)
export const useGetCompanyWalletBalance = /*#__PURE__*/ queryHook(getCompanyWalletBalance)
export const useGetLocationWallet = /*#__PURE__*/ queryHook(getLocationWallet)
export const useListWalletTransactions = /*#__PURE__*/ pagedQueryHook(listWalletTransactions)
export const useListCompanyWalletTransactions = /*#__PURE__*/ pagedQueryHook(listCompanyWalletTransactions)
