/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const otpTicketResendAfterMin = 0;
export const otpTicketResendAfterMax = 3600;

export const otpTicketOtpLengthMin = 4;
export const otpTicketOtpLengthMax = 8;



export const OtpTicket = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "ref_id": Id,
  "resend_after": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(otpTicketResendAfterMin)).check(/*#__PURE__*/ zod.lte(otpTicketResendAfterMax)),
  "otp_length": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(otpTicketOtpLengthMin)).check(/*#__PURE__*/ zod.lte(otpTicketOtpLengthMax))
}))

export type OtpTicket = zod.input<typeof OtpTicket>;
export type OtpTicketOutput = zod.output<typeof OtpTicket>;
