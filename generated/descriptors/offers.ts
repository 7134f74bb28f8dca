// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const listOffers = {
  "operationId": "listOffers",
  "method": "get",
  "path": "/v1/offers/vending-machine/{machineId}/all",
  "access": "optional"
} as const satisfies Descriptor
