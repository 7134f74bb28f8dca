/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceId } from './deviceId.zod.ts';
import { DeviceType } from './deviceType.zod.ts';
import { FcmToken } from './fcmToken.zod.ts';
import { Id } from './id.zod.ts';

export const GuestLogin = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "device_type": DeviceType,
  "device_id": DeviceId,
  "user_id": /*#__PURE__*/ zod.optional(Id),
  "fcm_token": /*#__PURE__*/ zod.optional(FcmToken)
}))

export type GuestLogin = zod.input<typeof GuestLogin>;
export type GuestLoginOutput = zod.output<typeof GuestLogin>;
