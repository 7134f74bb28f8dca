/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  OrderTransactionListResponse
} from '#generated/zod/schemas/index.ts';



/**
 * Lists the customer's orders in short form, newest first unless sorted otherwise. getOrder returns the details of a row.
 * @summary List the order history
 */
export const ListOrderTransactionsResponse = OrderTransactionListResponse

