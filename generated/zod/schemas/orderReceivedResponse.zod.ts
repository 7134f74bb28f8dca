/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { OrderReceived } from './orderReceived.zod.ts';

export const OrderReceivedResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": OrderReceived
}))

export type OrderReceivedResponse = zod.input<typeof OrderReceivedResponse>;
export type OrderReceivedResponseOutput = zod.output<typeof OrderReceivedResponse>;
