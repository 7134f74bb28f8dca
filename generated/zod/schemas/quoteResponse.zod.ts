/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Quote } from './quote.zod.ts';

export const QuoteResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Quote
}))

export type QuoteResponse = zod.input<typeof QuoteResponse>;
export type QuoteResponseOutput = zod.output<typeof QuoteResponse>;
