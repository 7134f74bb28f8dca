/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const authCodeAuthCodeMin = 16;
export const authCodeAuthCodeMax = 128;



export const AuthCode = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "auth_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(authCodeAuthCodeMin)).check(/*#__PURE__*/ zod.maxLength(authCodeAuthCodeMax))
}))

export type AuthCode = zod.input<typeof AuthCode>;
export type AuthCodeOutput = zod.output<typeof AuthCode>;
