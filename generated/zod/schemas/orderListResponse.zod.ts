/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';
import { Order } from './order.zod.ts';

export const orderListResponseDataMax = 1000;



export const OrderListResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Order).check(/*#__PURE__*/ zod.maxLength(orderListResponseDataMax)),
  "meta": Meta
}))

export type OrderListResponse = zod.input<typeof OrderListResponse>;
export type OrderListResponseOutput = zod.output<typeof OrderListResponse>;
