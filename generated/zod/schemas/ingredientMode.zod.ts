/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const IngredientMode = /*#__PURE__*/ zod.enum(['withIngredient', 'withoutIngredient']);

export type IngredientMode = zod.input<typeof IngredientMode>;
export type IngredientModeOutput = zod.output<typeof IngredientMode>;
