/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { MealCard } from './mealCard.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';

export const mealCardListAnswerDataMax = 50;



export const MealCardListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(MealCard).check(/*#__PURE__*/ zod.maxLength(mealCardListAnswerDataMax)),
  "meta": Meta
});

export type MealCardListAnswer = zod.input<typeof MealCardListAnswer>;
export type MealCardListAnswerOutput = zod.output<typeof MealCardListAnswer>;
