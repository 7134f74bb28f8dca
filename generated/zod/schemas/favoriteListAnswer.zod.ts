/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Favorite } from './favorite.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';

export const favoriteListAnswerDataMax = 200;



export const FavoriteListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Favorite).check(/*#__PURE__*/ zod.maxLength(favoriteListAnswerDataMax)),
  "meta": Meta
});

export type FavoriteListAnswer = zod.input<typeof FavoriteListAnswer>;
export type FavoriteListAnswerOutput = zod.output<typeof FavoriteListAnswer>;
