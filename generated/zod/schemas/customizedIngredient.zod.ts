/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { IngredientMaximum } from './ingredientMaximum.zod.ts';
import { IngredientName } from './ingredientName.zod.ts';

export const CustomizedIngredient = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "name": IngredientName,
  "max_count": IngredientMaximum
}))

export type CustomizedIngredient = zod.input<typeof CustomizedIngredient>;
export type CustomizedIngredientOutput = zod.output<typeof CustomizedIngredient>;
