/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CardType } from './cardType.zod.ts';
import { Id } from './id.zod.ts';
import { MaskedCardNumber } from './maskedCardNumber.zod.ts';

export const mealCardNameMax = 60;

export const mealCardDescriptionMax = 160;



export const MealCard = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "source_id": Id,
  "card_type": CardType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mealCardNameMax)),
  "card_no": MaskedCardNumber,
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(mealCardDescriptionMax)))
}))

export type MealCard = zod.input<typeof MealCard>;
export type MealCardOutput = zod.output<typeof MealCard>;
