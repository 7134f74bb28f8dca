/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { OtpErrorCode } from './otpErrorCode.zod.ts';

export const OtpErrorAnswer = /*#__PURE__*/ zod.object({
  "code": OtpErrorCode,
  "message": Message
});

export type OtpErrorAnswer = zod.input<typeof OtpErrorAnswer>;
export type OtpErrorAnswerOutput = zod.output<typeof OtpErrorAnswer>;
