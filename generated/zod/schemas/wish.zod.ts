/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { WishText } from './wishText.zod.ts';

export const wishCountMax = 1000000;



export const Wish = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "text": WishText,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(wishCountMax)),
  "is_mine": /*#__PURE__*/ zod.boolean()
}))

export type Wish = zod.input<typeof Wish>;
export type WishOutput = zod.output<typeof Wish>;
