/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { AccessToken } from './accessToken.zod.ts';
import { DeviceId } from './deviceId.zod.ts';
import { RefreshTokenValue } from './refreshTokenValue.zod.ts';

export const GuestTokens = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "device_id": DeviceId,
  "accessToken": AccessToken,
  "refreshToken": RefreshTokenValue
}))

export type GuestTokens = zod.input<typeof GuestTokens>;
export type GuestTokensOutput = zod.output<typeof GuestTokens>;
