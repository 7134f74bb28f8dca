/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentMethod } from './paymentMethod.zod.ts';

export const paymentOptionNameMax = 60;

export const paymentOptionDescriptionMax = 160;



export const PaymentOption = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "method": PaymentMethod,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentOptionNameMax)),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentOptionDescriptionMax))),
  "is_enabled": /*#__PURE__*/ zod.boolean()
}))

export type PaymentOption = zod.input<typeof PaymentOption>;
export type PaymentOptionOutput = zod.output<typeof PaymentOption>;
