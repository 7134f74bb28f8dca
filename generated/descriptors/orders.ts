// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const listOrders = {
  "operationId": "listOrders",
  "method": "get",
  "path": "/v1/users/{userId}/vending-machine/{machineId}/orders",
  "access": "required"
} as const satisfies Descriptor

export const createOrder = {
  "operationId": "createOrder",
  "method": "post",
  "path": "/v1/users/{userId}/vending-machine/{machineId}/orders",
  "access": "required",
  "headers": [
    "Idempotency-Key"
  ],
  "invalidates": [
    "listOrders",
    "listOrderTransactions",
    "getWalletBalance",
    "getCompanyWalletBalance",
    "listWalletTransactions",
    "listCompanyWalletTransactions"
  ]
} as const satisfies Descriptor

export const getOrder = {
  "operationId": "getOrder",
  "method": "get",
  "path": "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}",
  "access": "required"
} as const satisfies Descriptor

export const dispenseOrder = {
  "operationId": "dispenseOrder",
  "method": "post",
  "path": "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/dispense/v2",
  "access": "required",
  "invalidates": [
    "listOrders",
    "listOrderTransactions",
    "getOrder",
    "getMachineProducts"
  ]
} as const satisfies Descriptor

export const unblockOrder = {
  "operationId": "unblockOrder",
  "method": "patch",
  "path": "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/unblock",
  "access": "required",
  "headers": [
    "Idempotency-Key"
  ],
  "invalidates": [
    "listOrders",
    "getOrder"
  ]
} as const satisfies Descriptor

export const rateOrder = {
  "operationId": "rateOrder",
  "method": "post",
  "path": "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/rating",
  "access": "required",
  "invalidates": [
    "listOrders",
    "getOrder"
  ]
} as const satisfies Descriptor

export const getReceipt = {
  "operationId": "getReceipt",
  "method": "get",
  "path": "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/receipt",
  "access": "required"
} as const satisfies Descriptor

export const getPaymentAttempt = {
  "operationId": "getPaymentAttempt",
  "method": "get",
  "path": "/v1/payment-attempt",
  "access": "ignored",
  "headers": [
    "Idempotency-Key"
  ]
} as const satisfies Descriptor

export const endPaymentAttempt = {
  "operationId": "endPaymentAttempt",
  "method": "delete",
  "path": "/v1/payment-attempt",
  "access": "ignored",
  "headers": [
    "Idempotency-Key"
  ],
  "invalidates": [
    "listOrders",
    "getOrder"
  ]
} as const satisfies Descriptor

export const getReturnedPayment = {
  "operationId": "getReturnedPayment",
  "method": "get",
  "path": "/v1/returned-payment",
  "access": "ignored",
  "headers": [
    "Payment-Token"
  ]
} as const satisfies Descriptor
