/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CountryCode } from './countryCode.zod.ts';
import { Phone } from './phone.zod.ts';

export const OtpRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "phone": Phone,
  "country_code": CountryCode
}))

export type OtpRequest = zod.input<typeof OtpRequest>;
export type OtpRequestOutput = zod.output<typeof OtpRequest>;
