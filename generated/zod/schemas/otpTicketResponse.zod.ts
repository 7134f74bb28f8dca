/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { OtpTicket } from './otpTicket.zod.ts';

export const OtpTicketResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": OtpTicket
}))

export type OtpTicketResponse = zod.input<typeof OtpTicketResponse>;
export type OtpTicketResponseOutput = zod.output<typeof OtpTicketResponse>;
