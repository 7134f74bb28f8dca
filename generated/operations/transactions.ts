// Generated from openapi/ by `npm run codegen`; do not edit.
import { pagedQuery } from '#shared/api/operation.ts'
import { ListOrderTransactionsResponse } from '../zod/transactions.ts'

export const listOrderTransactions = /*#__PURE__*/ pagedQuery('listOrderTransactions', 'get', '/v1/order-transactions', ListOrderTransactionsResponse)
