/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Cart } from './cart.zod.ts';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';

export const CartResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Cart
}))

export type CartResponse = zod.input<typeof CartResponse>;
export type CartResponseOutput = zod.output<typeof CartResponse>;
