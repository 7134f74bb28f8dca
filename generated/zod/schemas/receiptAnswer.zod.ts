/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Receipt } from './receipt.zod.ts';

export const ReceiptAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Receipt
});

export type ReceiptAnswer = zod.input<typeof ReceiptAnswer>;
export type ReceiptAnswerOutput = zod.output<typeof ReceiptAnswer>;
