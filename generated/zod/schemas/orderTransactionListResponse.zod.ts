/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';
import { OrderTransaction } from './orderTransaction.zod.ts';

export const orderTransactionListResponseDataMax = 100;



export const OrderTransactionListResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(OrderTransaction).check(/*#__PURE__*/ zod.maxLength(orderTransactionListResponseDataMax)),
  "meta": Meta
}))

export type OrderTransactionListResponse = zod.input<typeof OrderTransactionListResponse>;
export type OrderTransactionListResponseOutput = zod.output<typeof OrderTransactionListResponse>;
