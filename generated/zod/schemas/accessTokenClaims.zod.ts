/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const accessTokenClaimsBaseUrlMax = 2048;

export const accessTokenClaimsFeaturesItemMax = 40;

export const accessTokenClaimsFeaturesMax = 50;

export const accessTokenClaimsIatMin = 0;

export const accessTokenClaimsExpMin = 0;



export const AccessTokenClaims = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "sub": Id,
  "is_guest_user": /*#__PURE__*/ zod.boolean(),
  "is_new": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "baseUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(accessTokenClaimsBaseUrlMax))),
  "country_warehouse_id": /*#__PURE__*/ zod.optional(Id),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accessTokenClaimsFeaturesItemMax))).check(/*#__PURE__*/ zod.maxLength(accessTokenClaimsFeaturesMax))),
  "iat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accessTokenClaimsIatMin))),
  "exp": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accessTokenClaimsExpMin)))
}))

export type AccessTokenClaims = zod.input<typeof AccessTokenClaims>;
export type AccessTokenClaimsOutput = zod.output<typeof AccessTokenClaims>;
