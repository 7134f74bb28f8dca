/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { OrderErrorCode } from './orderErrorCode.zod.ts';

export const OrderErrorResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": OrderErrorCode,
  "message": Message
}))

export type OrderErrorResponse = zod.input<typeof OrderErrorResponse>;
export type OrderErrorResponseOutput = zod.output<typeof OrderErrorResponse>;
