/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const redirectPaymentUrlMin = 8;
export const redirectPaymentUrlMax = 2048;



export const RedirectPayment = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['redirect']),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(redirectPaymentUrlMin)).check(/*#__PURE__*/ zod.maxLength(redirectPaymentUrlMax))
}))

export type RedirectPayment = zod.input<typeof RedirectPayment>;
export type RedirectPaymentOutput = zod.output<typeof RedirectPayment>;
