// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const listWishes = {
  "operationId": "listWishes",
  "method": "get",
  "path": "/v1/vending-machine/{machineId}/wishes",
  "access": "required",
  "personal": true
} as const satisfies Descriptor

export const createWish = {
  "operationId": "createWish",
  "method": "post",
  "path": "/v1/vending-machine/{machineId}/wishes",
  "access": "required",
  "invalidates": [
    "listWishes"
  ]
} as const satisfies Descriptor
