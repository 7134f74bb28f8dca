// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { Code, Id, Instant, MachineName, Message, Meta, Money, OrderNumber, RefundKind, RefundMode, RefundStatus } from './schemas.ts'

export const Refund = /*#__PURE__*/ zod.object({
  "id": Id,
  "order_id": Id,
  "order_number": OrderNumber,
  "machine_name": MachineName,
  "amount": Money,
  "kind": RefundKind,
  "mode": RefundMode,
  "status": RefundStatus,
  "created_at": Instant,
  "processed_at": /*#__PURE__*/ zod.optional(Instant)
});

export const refundListAnswerDataMax = 100;

export const RefundListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Refund).check(/*#__PURE__*/ zod.maxLength(refundListAnswerDataMax)),
  "meta": Meta
});

export const RefundRequest = /*#__PURE__*/ zod.object({
  "order_id": Id,
  "mode": RefundMode
});

export const RefundAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Refund
});

export const listRefundsQueryLimitMax = 100;

export const listRefundsQueryPageMax = 10000;

export const listRefundsQueryKeywordMax = 64;

export const listRefundsQueryStatusMax = 3;

export const ListRefundsQueryParams = /*#__PURE__*/ zod.object({
  "pageOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isList": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRefundsQueryLimitMax))),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRefundsQueryPageMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRefundsQueryKeywordMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['created_at'])),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ASC', 'DESC'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(RefundStatus).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRefundsQueryStatusMax)))
})

export const listRefundsHeaderClientIdMax = 64;

export const listRefundsHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listRefundsHeaderXRequestIdMin = 8;

export const listRefundsHeaderXRequestIdMax = 64;

export const listRefundsHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListRefundsHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRefundsHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listRefundsHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listRefundsHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listRefundsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listRefundsHeaderXRequestIdRegExp)))
})

export const ListRefundsResponse = RefundListAnswer

export const createRefundHeaderClientIdMax = 64;

export const createRefundHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const createRefundHeaderXRequestIdMin = 8;

export const createRefundHeaderXRequestIdMax = 64;

export const createRefundHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const createRefundHeaderIdempotencyKeyMin = 16;

export const createRefundHeaderIdempotencyKeyMax = 64;

export const createRefundHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const CreateRefundHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createRefundHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(createRefundHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createRefundHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(createRefundHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createRefundHeaderXRequestIdRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createRefundHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createRefundHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createRefundHeaderIdempotencyKeyRegExp)))
})

export const CreateRefundBody = RefundRequest

export const CreateRefundResponse = RefundAnswer
