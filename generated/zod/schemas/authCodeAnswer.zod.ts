/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { AuthCode } from './authCode.zod.ts';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';

export const AuthCodeAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": AuthCode
});

export type AuthCodeAnswer = zod.input<typeof AuthCodeAnswer>;
export type AuthCodeAnswerOutput = zod.output<typeof AuthCodeAnswer>;
