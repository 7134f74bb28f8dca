/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { ReturnedPayment } from './returnedPayment.zod.ts';

export const ReturnedPaymentResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": ReturnedPayment
}))

export type ReturnedPaymentResponse = zod.input<typeof ReturnedPaymentResponse>;
export type ReturnedPaymentResponseOutput = zod.output<typeof ReturnedPaymentResponse>;
