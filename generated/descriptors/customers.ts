// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const getProfile = {
  "operationId": "getProfile",
  "method": "get",
  "path": "/v1/customers/profile",
  "access": "required",
  "personal": true
} as const satisfies Descriptor

export const updateProfile = {
  "operationId": "updateProfile",
  "method": "patch",
  "path": "/v1/customers/profile",
  "access": "required",
  "mayBeEmpty": true,
  "invalidates": [
    "getProfile"
  ]
} as const satisfies Descriptor

export const deleteCustomer = {
  "operationId": "deleteCustomer",
  "method": "delete",
  "path": "/v1/customers",
  "access": "required",
  "device": true
} as const satisfies Descriptor
