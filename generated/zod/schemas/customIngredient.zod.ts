/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const customIngredientQuantityMin = 0;
export const customIngredientQuantityMax = 1000;

export const customIngredientSelectedCountMax = 10;



export const CustomIngredient = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "ingredient_id": Id,
  "quantity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(customIngredientQuantityMin)).check(/*#__PURE__*/ zod.lte(customIngredientQuantityMax)),
  "selected_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(customIngredientSelectedCountMax))
}))

export type CustomIngredient = zod.input<typeof CustomIngredient>;
export type CustomIngredientOutput = zod.output<typeof CustomIngredient>;
