/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';
import { OrderTransaction } from './orderTransaction.zod.ts';

export const orderTransactionListAnswerDataMax = 100;



export const OrderTransactionListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(OrderTransaction).check(/*#__PURE__*/ zod.maxLength(orderTransactionListAnswerDataMax)),
  "meta": Meta
});

export type OrderTransactionListAnswer = zod.input<typeof OrderTransactionListAnswer>;
export type OrderTransactionListAnswerOutput = zod.output<typeof OrderTransactionListAnswer>;
