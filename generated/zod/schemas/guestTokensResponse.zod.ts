/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { GuestTokens } from './guestTokens.zod.ts';
import { Message } from './message.zod.ts';

export const GuestTokensResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": GuestTokens
}))

export type GuestTokensResponse = zod.input<typeof GuestTokensResponse>;
export type GuestTokensResponseOutput = zod.output<typeof GuestTokensResponse>;
