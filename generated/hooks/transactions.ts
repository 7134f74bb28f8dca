// Generated from openapi/ by `npm run codegen`; do not edit.
import { pagedQueryHook } from '#shared/api/hooks/paged-query-hook.ts'
import { listOrderTransactions } from '../operations/transactions.ts'

export const useListOrderTransactions = /*#__PURE__*/ pagedQueryHook(listOrderTransactions)
