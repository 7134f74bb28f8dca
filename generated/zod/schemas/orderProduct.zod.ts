/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CustomIngredient } from './customIngredient.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';

export const orderProductQuantityMax = 100;

export const orderProductCustomIngredientsMax = 1;



export const OrderProduct = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "product_id": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderProductQuantityMax)),
  "price": Money,
  "motor_id": Id,
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(orderProductCustomIngredientsMax))
}))

export type OrderProduct = zod.input<typeof OrderProduct>;
export type OrderProductOutput = zod.output<typeof OrderProduct>;
