/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { PaymentAttempt } from './paymentAttempt.zod.ts';

export const PaymentAttemptResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": PaymentAttempt
}))

export type PaymentAttemptResponse = zod.input<typeof PaymentAttemptResponse>;
export type PaymentAttemptResponseOutput = zod.output<typeof PaymentAttemptResponse>;
