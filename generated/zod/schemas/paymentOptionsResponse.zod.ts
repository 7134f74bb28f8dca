/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { PaymentOptions } from './paymentOptions.zod.ts';

export const PaymentOptionsResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": PaymentOptions
}))

export type PaymentOptionsResponse = zod.input<typeof PaymentOptionsResponse>;
export type PaymentOptionsResponseOutput = zod.output<typeof PaymentOptionsResponse>;
