/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { IngredientMode } from './ingredientMode.zod.ts';
import { Product } from './product.zod.ts';

export const cartItemCartQtyMax = 100;

export const cartItemSelectedSugarMin = 0;
export const cartItemSelectedSugarMax = 10;

export const cartItemRemovedQtyMin = 0;
export const cartItemRemovedQtyMax = 100;



export const CartItem = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "product": Product,
  "cartQty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartItemCartQtyMax)),
  "selectedSugar": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemSelectedSugarMin)).check(/*#__PURE__*/ zod.lte(cartItemSelectedSugarMax)),
  "ingredient_mode": /*#__PURE__*/ zod.optional(IngredientMode),
  "motor_id": Id,
  "outOfStockItem": /*#__PURE__*/ zod.boolean(),
  "removedQty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemRemovedQtyMin)).check(/*#__PURE__*/ zod.lte(cartItemRemovedQtyMax))
}))

export type CartItem = zod.input<typeof CartItem>;
export type CartItemOutput = zod.output<typeof CartItem>;
