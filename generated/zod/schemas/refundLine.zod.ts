/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';

export const refundLineQuantityMax = 100;



export const RefundLine = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "item_id": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(refundLineQuantityMax)),
  "amount": Money
}))

export type RefundLine = zod.input<typeof RefundLine>;
export type RefundLineOutput = zod.output<typeof RefundLine>;
