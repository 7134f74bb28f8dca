/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const CardType = /*#__PURE__*/ zod.enum(['meal_card']);

export type CardType = zod.input<typeof CardType>;
export type CardTypeOutput = zod.output<typeof CardType>;
