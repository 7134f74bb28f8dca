/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { PaymentOptions } from './paymentOptions.zod.ts';

export const PaymentOptionsAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": PaymentOptions
});

export type PaymentOptionsAnswer = zod.input<typeof PaymentOptionsAnswer>;
export type PaymentOptionsAnswerOutput = zod.output<typeof PaymentOptionsAnswer>;
