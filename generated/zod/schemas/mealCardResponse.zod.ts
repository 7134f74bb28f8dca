/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { MealCard } from './mealCard.zod.ts';
import { Message } from './message.zod.ts';

export const MealCardResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": MealCard
}))

export type MealCardResponse = zod.input<typeof MealCardResponse>;
export type MealCardResponseOutput = zod.output<typeof MealCardResponse>;
