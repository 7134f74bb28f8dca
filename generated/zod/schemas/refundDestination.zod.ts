/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentMethod } from './paymentMethod.zod.ts';

export const refundDestinationLastFourRegExp = new RegExp('^[0-9]{4}$');


export const RefundDestination = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "method": PaymentMethod,
  "last_four": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(refundDestinationLastFourRegExp)))
}))

export type RefundDestination = zod.input<typeof RefundDestination>;
export type RefundDestinationOutput = zod.output<typeof RefundDestination>;
