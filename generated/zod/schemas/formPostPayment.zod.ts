/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const formPostPaymentUrlMin = 8;
export const formPostPaymentUrlMax = 2048;

export const formPostPaymentFieldsMaxOne = 2048;



export const FormPostPayment = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['form_post']),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(formPostPaymentUrlMin)).check(/*#__PURE__*/ zod.maxLength(formPostPaymentUrlMax)),
  "fields": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formPostPaymentFieldsMaxOne)))
}))

export type FormPostPayment = zod.input<typeof FormPostPayment>;
export type FormPostPaymentOutput = zod.output<typeof FormPostPayment>;
