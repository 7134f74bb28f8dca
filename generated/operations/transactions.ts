// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/transactions.ts'
import { pagedQuery } from '../runtime/operation.ts'
import { ListOrderTransactionsResponse } from '../zod/transactions.ts'
import * as losses from '../losses.ts'

export const listOrderTransactions = /*#__PURE__*/ pagedQuery(descriptors.listOrderTransactions, ListOrderTransactionsResponse, losses.OrderTransactionListResponse)
