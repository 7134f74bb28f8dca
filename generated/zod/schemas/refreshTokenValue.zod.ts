/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const RefreshTokenValueMin = 16;
export const RefreshTokenValueMax = 4096;



export const RefreshTokenValue = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(RefreshTokenValueMin)).check(/*#__PURE__*/ zod.maxLength(RefreshTokenValueMax));

export type RefreshTokenValue = zod.input<typeof RefreshTokenValue>;
export type RefreshTokenValueOutput = zod.output<typeof RefreshTokenValue>;
