// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/orders.ts'
import { mutation, pagedQuery, query } from '../runtime/operation.ts'
import { CreateOrderResponse, DispenseOrderResponse, EndPaymentAttemptResponse, GetOrderResponse, GetPaymentAttemptResponse, GetReceiptResponse, GetReturnedPaymentResponse, ListOrdersResponse, RateOrderResponse, UnblockOrderResponse } from '../zod/orders.ts'
import * as losses from '../losses.ts'

export const listOrders = /*#__PURE__*/ pagedQuery(descriptors.listOrders, ListOrdersResponse, losses.OrderListResponse)
export const createOrder = /*#__PURE__*/ mutation(descriptors.createOrder, CreateOrderResponse, losses.OrderReceivedResponse)
export const getOrder = /*#__PURE__*/ query(descriptors.getOrder, GetOrderResponse, losses.OrderResponse)
export const dispenseOrder = /*#__PURE__*/ mutation(descriptors.dispenseOrder, DispenseOrderResponse, losses.OrderResponse)
export const unblockOrder = /*#__PURE__*/ mutation(descriptors.unblockOrder, UnblockOrderResponse, losses.OrderResponse)
export const rateOrder = /*#__PURE__*/ mutation(descriptors.rateOrder, RateOrderResponse, losses.OrderResponse)
export const getReceipt = /*#__PURE__*/ query(descriptors.getReceipt, GetReceiptResponse, losses.ReceiptResponse)
export const getPaymentAttempt = /*#__PURE__*/ query(descriptors.getPaymentAttempt, GetPaymentAttemptResponse, losses.PaymentAttemptResponse)
export const endPaymentAttempt = /*#__PURE__*/ mutation(descriptors.endPaymentAttempt, EndPaymentAttemptResponse, losses.PaymentAttemptResponse)
export const getReturnedPayment = /*#__PURE__*/ query(descriptors.getReturnedPayment, GetReturnedPaymentResponse, losses.ReturnedPaymentResponse)
