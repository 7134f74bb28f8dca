// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const listFavorites = {
  "operationId": "listFavorites",
  "method": "get",
  "path": "/v1/customers/favorites",
  "access": "required",
  "personal": true
} as const satisfies Descriptor

export const saveFavorite = {
  "operationId": "saveFavorite",
  "method": "put",
  "path": "/v1/customers/favorites/{kind}/{targetId}",
  "access": "required",
  "invalidates": [
    "listFavorites"
  ]
} as const satisfies Descriptor

export const deleteFavorite = {
  "operationId": "deleteFavorite",
  "method": "delete",
  "path": "/v1/customers/favorites/{kind}/{targetId}",
  "access": "required",
  "invalidates": [
    "listFavorites"
  ]
} as const satisfies Descriptor
