/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const FcmTokenMax = 4096;



export const FcmToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(FcmTokenMax));

export type FcmToken = zod.input<typeof FcmToken>;
export type FcmTokenOutput = zod.output<typeof FcmToken>;
