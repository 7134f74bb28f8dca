/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { AuthCode } from './authCode.zod.ts';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';

export const AuthCodeResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": AuthCode
}))

export type AuthCodeResponse = zod.input<typeof AuthCodeResponse>;
export type AuthCodeResponseOutput = zod.output<typeof AuthCodeResponse>;
