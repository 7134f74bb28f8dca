/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const IngredientMaximumMin = 0;
export const IngredientMaximumMax = 10;



export const IngredientMaximum = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(IngredientMaximumMin)).check(/*#__PURE__*/ zod.lte(IngredientMaximumMax));

export type IngredientMaximum = zod.input<typeof IngredientMaximum>;
export type IngredientMaximumOutput = zod.output<typeof IngredientMaximum>;
