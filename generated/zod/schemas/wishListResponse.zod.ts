/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';
import { Wish } from './wish.zod.ts';

export const wishListResponseDataMax = 50;



export const WishListResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Wish).check(/*#__PURE__*/ zod.maxLength(wishListResponseDataMax)),
  "meta": Meta
}))

export type WishListResponse = zod.input<typeof WishListResponse>;
export type WishListResponseOutput = zod.output<typeof WishListResponse>;
