/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CountryCode } from './countryCode.zod.ts';
import { Id } from './id.zod.ts';
import { Phone } from './phone.zod.ts';

export const otpVerificationOtpRegExp = new RegExp('^[0-9]{4,8}$');
export const otpVerificationCodeChallengeRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const OtpVerification = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "phone": Phone,
  "country_code": CountryCode,
  "ref_id": Id,
  "otp": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(otpVerificationOtpRegExp)),
  "code_challenge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(otpVerificationCodeChallengeRegExp)),
  "code_challenge_method": /*#__PURE__*/ zod.enum(['S256'])
}))

export type OtpVerification = zod.input<typeof OtpVerification>;
export type OtpVerificationOutput = zod.output<typeof OtpVerification>;
