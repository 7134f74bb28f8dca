/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Tokens } from './tokens.zod.ts';

export const TokensResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Tokens
}))

export type TokensResponse = zod.input<typeof TokensResponse>;
export type TokensResponseOutput = zod.output<typeof TokensResponse>;
