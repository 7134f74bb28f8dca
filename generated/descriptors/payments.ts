// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const listPaymentOptions = {
  "operationId": "listPaymentOptions",
  "method": "get",
  "path": "/v1/payment-options",
  "access": "required",
  "personal": true
} as const satisfies Descriptor

export const listMealCards = {
  "operationId": "listMealCards",
  "method": "get",
  "path": "/v1/customers/pluxee-details",
  "access": "required",
  "personal": true
} as const satisfies Descriptor

export const deleteMealCard = {
  "operationId": "deleteMealCard",
  "method": "delete",
  "path": "/v1/customers/pluxee-details/{sourceId}",
  "access": "required",
  "invalidates": [
    "listMealCards"
  ]
} as const satisfies Descriptor

export const saveCard = {
  "operationId": "saveCard",
  "method": "post",
  "path": "/v1/card-details",
  "access": "required",
  "invalidates": [
    "listMealCards"
  ]
} as const satisfies Descriptor
