/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Money } from './money.zod.ts';

export const taxNameMax = 60;

export const taxRateMin = 0;
export const taxRateMax = 100;



export const Tax = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taxNameMax)),
  "rate": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(taxRateMin)).check(/*#__PURE__*/ zod.lte(taxRateMax)),
  "amount": Money,
  "included": /*#__PURE__*/ zod.boolean()
}))

export type Tax = zod.input<typeof Tax>;
export type TaxOutput = zod.output<typeof Tax>;
