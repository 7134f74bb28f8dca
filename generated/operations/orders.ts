// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation, pagedQuery, query } from '#shared/api/operation.ts'
import { CreateOrderResponse, DispenseOrderResponse, GetOrderResponse, GetReceiptResponse, ListOrdersResponse, UnblockOrderResponse } from '../zod/orders.ts'

export const listOrders = /*#__PURE__*/ pagedQuery('listOrders', 'get', '/v1/users/{userId}/vending-machine/{machineId}/orders', ListOrdersResponse)
export const createOrder = /*#__PURE__*/ mutation('createOrder', 'post', '/v1/users/{userId}/vending-machine/{machineId}/orders', CreateOrderResponse, { headers: ['Idempotency-Key'] })
export const getOrder = /*#__PURE__*/ query('getOrder', 'get', '/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}', GetOrderResponse)
export const dispenseOrder = /*#__PURE__*/ mutation('dispenseOrder', 'post', '/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/dispense/v2', DispenseOrderResponse)
export const unblockOrder = /*#__PURE__*/ mutation('unblockOrder', 'patch', '/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/unblock', UnblockOrderResponse, { headers: ['Idempotency-Key'] })
export const getReceipt = /*#__PURE__*/ query('getReceipt', 'get', '/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/receipt', GetReceiptResponse)
