// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/orders.ts'
import { mutation, pagedQuery, query } from '../runtime/operation.ts'
import { CreateOrderResponse, DispenseOrderResponse, EndPaymentAttemptResponse, GetOrderResponse, GetPaymentAttemptResponse, GetReceiptResponse, ListOrdersResponse, RateOrderResponse, UnblockOrderResponse } from '../zod/orders.ts'

export const listOrders = /*#__PURE__*/ pagedQuery(descriptors.listOrders, ListOrdersResponse)
export const createOrder = /*#__PURE__*/ mutation(descriptors.createOrder, CreateOrderResponse)
export const getOrder = /*#__PURE__*/ query(descriptors.getOrder, GetOrderResponse)
export const dispenseOrder = /*#__PURE__*/ mutation(descriptors.dispenseOrder, DispenseOrderResponse)
export const unblockOrder = /*#__PURE__*/ mutation(descriptors.unblockOrder, UnblockOrderResponse)
export const rateOrder = /*#__PURE__*/ mutation(descriptors.rateOrder, RateOrderResponse)
export const getReceipt = /*#__PURE__*/ query(descriptors.getReceipt, GetReceiptResponse)
export const getPaymentAttempt = /*#__PURE__*/ query(descriptors.getPaymentAttempt, GetPaymentAttemptResponse)
export const endPaymentAttempt = /*#__PURE__*/ mutation(descriptors.endPaymentAttempt, EndPaymentAttemptResponse)
