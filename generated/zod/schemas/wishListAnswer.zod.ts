/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';
import { Wish } from './wish.zod.ts';

export const wishListAnswerDataMax = 50;



export const WishListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Wish).check(/*#__PURE__*/ zod.maxLength(wishListAnswerDataMax)),
  "meta": Meta
});

export type WishListAnswer = zod.input<typeof WishListAnswer>;
export type WishListAnswerOutput = zod.output<typeof WishListAnswer>;
