/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentOption } from './paymentOption.zod.ts';

export const paymentOptionsPaymentOptionsMax = 10;



export const PaymentOptions = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "payment_options": /*#__PURE__*/ zod.array(PaymentOption).check(/*#__PURE__*/ zod.maxLength(paymentOptionsPaymentOptionsMax))
}))

export type PaymentOptions = zod.input<typeof PaymentOptions>;
export type PaymentOptionsOutput = zod.output<typeof PaymentOptions>;
