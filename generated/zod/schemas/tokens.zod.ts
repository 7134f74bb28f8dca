/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { AccessToken } from './accessToken.zod.ts';
import { RefreshTokenValue } from './refreshTokenValue.zod.ts';

export const Tokens = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "accessToken": AccessToken,
  "refreshToken": RefreshTokenValue
}))

export type Tokens = zod.input<typeof Tokens>;
export type TokensOutput = zod.output<typeof Tokens>;
