/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CartValidationItem } from './cartValidationItem.zod.ts';
import { Id } from './id.zod.ts';

export const cartValidationItemsMax = 100;



export const CartValidation = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CartValidationItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartValidationItemsMax)),
  "offer_id": /*#__PURE__*/ zod.optional(Id)
}))

export type CartValidation = zod.input<typeof CartValidation>;
export type CartValidationOutput = zod.output<typeof CartValidation>;
