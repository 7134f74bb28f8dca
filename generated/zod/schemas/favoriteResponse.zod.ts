/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Favorite } from './favorite.zod.ts';
import { Message } from './message.zod.ts';

export const FavoriteResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Favorite
}))

export type FavoriteResponse = zod.input<typeof FavoriteResponse>;
export type FavoriteResponseOutput = zod.output<typeof FavoriteResponse>;
