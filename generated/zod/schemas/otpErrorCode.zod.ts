/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const OtpErrorCode = /*#__PURE__*/ zod.enum(['OTP_1001', 'OTP_1002', 'OTP_1003']);

export type OtpErrorCode = zod.input<typeof OtpErrorCode>;
export type OtpErrorCodeOutput = zod.output<typeof OtpErrorCode>;
