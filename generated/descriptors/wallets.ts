// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const getWalletBalance = {
  "operationId": "getWalletBalance",
  "method": "get",
  "path": "/v1/wallets/{userId}/balance",
  "access": "required"
} as const satisfies Descriptor

export const getCompanyWalletBalance = {
  "operationId": "getCompanyWalletBalance",
  "method": "get",
  "path": "/v1/country-warehouse/{warehouseId}/client-locations/{locationId}/users/{userId}/balance",
  "access": "required"
} as const satisfies Descriptor

export const getLocationWallet = {
  "operationId": "getLocationWallet",
  "method": "get",
  "path": "/v1/country-warehouse/{warehouseId}/client-locations/user/{userId}/location-wallet",
  "access": "required"
} as const satisfies Descriptor

export const listWalletTransactions = {
  "operationId": "listWalletTransactions",
  "method": "get",
  "path": "/v1/transactions/users/{userId}",
  "access": "required"
} as const satisfies Descriptor

export const listCompanyWalletTransactions = {
  "operationId": "listCompanyWalletTransactions",
  "method": "get",
  "path": "/v1/country-warehouse/{warehouseId}/client-locations/{locationId}/wallet-transactions/",
  "access": "required",
  "personal": true
} as const satisfies Descriptor
