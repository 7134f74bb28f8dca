/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Refund } from './refund.zod.ts';

export const RefundAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Refund
});

export type RefundAnswer = zod.input<typeof RefundAnswer>;
export type RefundAnswerOutput = zod.output<typeof RefundAnswer>;
