/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Quote } from './quote.zod.ts';

export const QuoteAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Quote
});

export type QuoteAnswer = zod.input<typeof QuoteAnswer>;
export type QuoteAnswerOutput = zod.output<typeof QuoteAnswer>;
