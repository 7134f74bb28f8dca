/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';
import { Refund } from './refund.zod.ts';

export const refundListResponseDataMax = 100;



export const RefundListResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Refund).check(/*#__PURE__*/ zod.maxLength(refundListResponseDataMax)),
  "meta": Meta
}))

export type RefundListResponse = zod.input<typeof RefundListResponse>;
export type RefundListResponseOutput = zod.output<typeof RefundListResponse>;
