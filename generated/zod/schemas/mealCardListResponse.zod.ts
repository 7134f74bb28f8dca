/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { MealCard } from './mealCard.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';

export const mealCardListResponseDataMax = 50;



export const MealCardListResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(MealCard).check(/*#__PURE__*/ zod.maxLength(mealCardListResponseDataMax)),
  "meta": Meta
}))

export type MealCardListResponse = zod.input<typeof MealCardListResponse>;
export type MealCardListResponseOutput = zod.output<typeof MealCardListResponse>;
