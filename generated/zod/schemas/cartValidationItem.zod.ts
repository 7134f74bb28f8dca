/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CustomIngredient } from './customIngredient.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';

export const cartValidationItemQuantityMax = 100;

export const cartValidationItemCustomIngredientsMax = 1;



export const CartValidationItem = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "product_id": Id,
  "price": Money,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartValidationItemQuantityMax)),
  "motor_id": Id,
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(cartValidationItemCustomIngredientsMax))
}))

export type CartValidationItem = zod.input<typeof CartValidationItem>;
export type CartValidationItemOutput = zod.output<typeof CartValidationItem>;
