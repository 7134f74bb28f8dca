/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Order } from './order.zod.ts';

export const OrderResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Order
}))

export type OrderResponse = zod.input<typeof OrderResponse>;
export type OrderResponseOutput = zod.output<typeof OrderResponse>;
