/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { OrderErrorCode } from './orderErrorCode.zod.ts';

export const OrderErrorAnswer = /*#__PURE__*/ zod.object({
  "code": OrderErrorCode,
  "message": Message
});

export type OrderErrorAnswer = zod.input<typeof OrderErrorAnswer>;
export type OrderErrorAnswerOutput = zod.output<typeof OrderErrorAnswer>;
