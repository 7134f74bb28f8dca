/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Favorite } from './favorite.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';

export const favoriteListResponseDataMax = 200;



export const FavoriteListResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Favorite).check(/*#__PURE__*/ zod.maxLength(favoriteListResponseDataMax)),
  "meta": Meta
}))

export type FavoriteListResponse = zod.input<typeof FavoriteListResponse>;
export type FavoriteListResponseOutput = zod.output<typeof FavoriteListResponse>;
