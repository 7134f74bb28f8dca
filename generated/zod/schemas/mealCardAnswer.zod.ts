/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { MealCard } from './mealCard.zod.ts';
import { Message } from './message.zod.ts';

export const MealCardAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": MealCard
});

export type MealCardAnswer = zod.input<typeof MealCardAnswer>;
export type MealCardAnswerOutput = zod.output<typeof MealCardAnswer>;
