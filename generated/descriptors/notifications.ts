// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const updatePushToken = {
  "operationId": "updatePushToken",
  "method": "post",
  "path": "/v1/notifications/update",
  "access": "required"
} as const satisfies Descriptor
