/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceId } from './deviceId.zod.ts';
import { DeviceType } from './deviceType.zod.ts';
import { FcmToken } from './fcmToken.zod.ts';

export const TokenRefresh = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "device_type": DeviceType,
  "device_id": DeviceId,
  "fcm_token": /*#__PURE__*/ zod.optional(FcmToken)
}))

export type TokenRefresh = zod.input<typeof TokenRefresh>;
export type TokenRefreshOutput = zod.output<typeof TokenRefresh>;
