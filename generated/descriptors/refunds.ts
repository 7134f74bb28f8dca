// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const listRefunds = {
  "operationId": "listRefunds",
  "method": "get",
  "path": "/v1/refunds",
  "access": "required",
  "personal": true
} as const satisfies Descriptor

export const createRefund = {
  "operationId": "createRefund",
  "method": "post",
  "path": "/v1/refunds",
  "access": "required",
  "headers": [
    "Idempotency-Key"
  ],
  "invalidates": [
    "listRefunds",
    "getOrder",
    "listOrders",
    "getWalletBalance",
    "getCompanyWalletBalance",
    "listWalletTransactions",
    "listCompanyWalletTransactions"
  ]
} as const satisfies Descriptor
