/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceId } from './deviceId.zod.ts';
import { DeviceType } from './deviceType.zod.ts';
import { FcmToken } from './fcmToken.zod.ts';

export const accessTokenRequestAuthCodeMin = 16;
export const accessTokenRequestAuthCodeMax = 128;

export const accessTokenRequestCodeVerifierRegExp = new RegExp('^[A-Za-z0-9._~-]{43,128}$');


export const AccessTokenRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "auth_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(accessTokenRequestAuthCodeMin)).check(/*#__PURE__*/ zod.maxLength(accessTokenRequestAuthCodeMax)),
  "code_verifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accessTokenRequestCodeVerifierRegExp)),
  "device_type": DeviceType,
  "device_id": DeviceId,
  "fcm_token": /*#__PURE__*/ zod.optional(FcmToken)
}))

export type AccessTokenRequest = zod.input<typeof AccessTokenRequest>;
export type AccessTokenRequestOutput = zod.output<typeof AccessTokenRequest>;
