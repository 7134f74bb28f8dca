/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceId } from './deviceId.zod.ts';
import { DeviceType } from './deviceType.zod.ts';
import { FcmToken } from './fcmToken.zod.ts';

export const PushTokenUpdate = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "device_type": DeviceType,
  "device_id": DeviceId,
  "fcm_token": FcmToken
}))

export type PushTokenUpdate = zod.input<typeof PushTokenUpdate>;
export type PushTokenUpdateOutput = zod.output<typeof PushTokenUpdate>;
