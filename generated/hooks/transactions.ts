// Generated from openapi/ by `npm run codegen`; do not edit.
import { listOrderTransactions } from '../operations/transactions.ts'
import { pagedQueryHook } from '../runtime/paged-query-hook.ts'

export const useListOrderTransactions = /*#__PURE__*/ pagedQueryHook(listOrderTransactions)
