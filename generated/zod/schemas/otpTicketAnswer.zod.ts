/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { OtpTicket } from './otpTicket.zod.ts';

export const OtpTicketAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": OtpTicket
});

export type OtpTicketAnswer = zod.input<typeof OtpTicketAnswer>;
export type OtpTicketAnswerOutput = zod.output<typeof OtpTicketAnswer>;
