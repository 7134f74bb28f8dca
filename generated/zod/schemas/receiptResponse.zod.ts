/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Receipt } from './receipt.zod.ts';

export const ReceiptResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Receipt
}))

export type ReceiptResponse = zod.input<typeof ReceiptResponse>;
export type ReceiptResponseOutput = zod.output<typeof ReceiptResponse>;
