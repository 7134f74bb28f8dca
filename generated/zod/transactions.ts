// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { Code, Id, Instant, MachineName, Message, Meta, Money, OrderNumber, OrderStatus, PaymentMethod, Picture } from './schemas.ts'

export const orderTransactionSummaryMax = 300;

export const orderTransactionItemCountMax = 10000;

export const OrderTransaction = /*#__PURE__*/ zod.object({
  "id": Id,
  "order_id": Id,
  "order_number": OrderNumber,
  "vending_machine_id": Id,
  "machine_name": MachineName,
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderTransactionSummaryMax)),
  "item_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderTransactionItemCountMax)),
  "image_url": Picture,
  "amount": Money,
  "payment_method": PaymentMethod,
  "status": OrderStatus,
  "created_at": Instant
});

export const orderTransactionListAnswerDataMax = 100;

export const OrderTransactionListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(OrderTransaction).check(/*#__PURE__*/ zod.maxLength(orderTransactionListAnswerDataMax)),
  "meta": Meta
});

export const listOrderTransactionsQueryLimitMax = 100;

export const listOrderTransactionsQueryPageMax = 10000;

export const listOrderTransactionsQueryKeywordMax = 64;

export const ListOrderTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "pageOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrderTransactionsQueryLimitMax))),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrderTransactionsQueryPageMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrderTransactionsQueryKeywordMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['created_at'])),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ASC', 'DESC']))
})

export const listOrderTransactionsHeaderClientIdMax = 64;

export const listOrderTransactionsHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listOrderTransactionsHeaderXRequestIdMin = 8;

export const listOrderTransactionsHeaderXRequestIdMax = 64;

export const listOrderTransactionsHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListOrderTransactionsHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrderTransactionsHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listOrderTransactionsHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listOrderTransactionsHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listOrderTransactionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listOrderTransactionsHeaderXRequestIdRegExp)))
})

export const ListOrderTransactionsResponse = OrderTransactionListAnswer
