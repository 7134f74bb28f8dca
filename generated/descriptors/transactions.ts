// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const listOrderTransactions = {
  "operationId": "listOrderTransactions",
  "method": "get",
  "path": "/v1/order-transactions",
  "access": "required",
  "personal": true
} as const satisfies Descriptor
