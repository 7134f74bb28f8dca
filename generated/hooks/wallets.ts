// Generated from openapi/ by `npm run codegen`; do not edit.
import { listCompanyWalletTransactions, listWalletTransactions } from '../operations/wallets.ts'
import { pagedQueryHook } from '../runtime/paged-query-hook.ts'

export const useListWalletTransactions = /*#__PURE__*/ pagedQueryHook(listWalletTransactions)
export const useListCompanyWalletTransactions = /*#__PURE__*/ pagedQueryHook(listCompanyWalletTransactions)
