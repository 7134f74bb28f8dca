/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { OtpErrorCode } from './otpErrorCode.zod.ts';

export const OtpErrorResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": OtpErrorCode,
  "message": Message
}))

export type OtpErrorResponse = zod.input<typeof OtpErrorResponse>;
export type OtpErrorResponseOutput = zod.output<typeof OtpErrorResponse>;
