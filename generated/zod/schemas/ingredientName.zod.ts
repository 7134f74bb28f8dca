/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const IngredientNameMax = 60;



export const IngredientName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IngredientNameMax));

export type IngredientName = zod.input<typeof IngredientName>;
export type IngredientNameOutput = zod.output<typeof IngredientName>;
