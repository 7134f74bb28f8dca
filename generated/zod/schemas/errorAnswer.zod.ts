/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { ErrorCode } from './errorCode.zod.ts';
import { Message } from './message.zod.ts';

export const ErrorAnswer = /*#__PURE__*/ zod.object({
  "code": ErrorCode,
  "message": Message
});

export type ErrorAnswer = zod.input<typeof ErrorAnswer>;
export type ErrorAnswerOutput = zod.output<typeof ErrorAnswer>;
