/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CountryCode } from './countryCode.zod.ts';
import { Id } from './id.zod.ts';
import { Phone } from './phone.zod.ts';

export const OtpResend = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "phone": Phone,
  "country_code": CountryCode,
  "ref_id": Id
}))

export type OtpResend = zod.input<typeof OtpResend>;
export type OtpResendOutput = zod.output<typeof OtpResend>;
