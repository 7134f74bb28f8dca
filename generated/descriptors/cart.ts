// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const validateCart = {
  "operationId": "validateCart",
  "method": "post",
  "path": "/v1/vending-machine/{machineId}/cart/validate",
  "access": "required"
} as const satisfies Descriptor

export const getCart = {
  "operationId": "getCart",
  "method": "get",
  "path": "/v1/vending-machine/-1/cart/{cartId}",
  "access": "required"
} as const satisfies Descriptor
