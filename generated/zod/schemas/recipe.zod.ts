/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Product } from './product.zod.ts';

export const recipeQuantityMin = 0;
export const recipeQuantityMax = 10000;



export const Recipe = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recipeQuantityMin)).check(/*#__PURE__*/ zod.lte(recipeQuantityMax)),
  "is_customizable": /*#__PURE__*/ zod.boolean(),
  "product": Product
}))

export type Recipe = zod.input<typeof Recipe>;
export type RecipeOutput = zod.output<typeof Recipe>;
