/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Refund } from './refund.zod.ts';

export const RefundResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Refund
}))

export type RefundResponse = zod.input<typeof RefundResponse>;
export type RefundResponseOutput = zod.output<typeof RefundResponse>;
