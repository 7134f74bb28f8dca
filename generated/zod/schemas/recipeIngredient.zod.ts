/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { IngredientMaximum } from './ingredientMaximum.zod.ts';
import { IngredientName } from './ingredientName.zod.ts';

export const recipeIngredientQuantityMin = 0;
export const recipeIngredientQuantityMax = 1000;

export const recipeIngredientUnitMax = 12;



export const RecipeIngredient = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "ingredient_id": Id,
  "name": IngredientName,
  "quantity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(recipeIngredientQuantityMin)).check(/*#__PURE__*/ zod.lte(recipeIngredientQuantityMax)),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recipeIngredientUnitMax)),
  "is_customizable": /*#__PURE__*/ zod.boolean(),
  "max_count": IngredientMaximum
}))

export type RecipeIngredient = zod.input<typeof RecipeIngredient>;
export type RecipeIngredientOutput = zod.output<typeof RecipeIngredient>;
