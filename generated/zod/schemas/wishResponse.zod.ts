/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Wish } from './wish.zod.ts';

export const WishResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Wish
}))

export type WishResponse = zod.input<typeof WishResponse>;
export type WishResponseOutput = zod.output<typeof WishResponse>;
