/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CardType } from './cardType.zod.ts';
import { MaskedCardNumber } from './maskedCardNumber.zod.ts';

export const savedCardNameMax = 60;

export const savedCardDescriptionMax = 160;



export const SavedCard = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "card_type": CardType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savedCardNameMax)),
  "card_no": MaskedCardNumber,
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savedCardDescriptionMax))),
  "saveCard": /*#__PURE__*/ zod.boolean()
}))

export type SavedCard = zod.input<typeof SavedCard>;
export type SavedCardOutput = zod.output<typeof SavedCard>;
