/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const WishTextMin = 2;
export const WishTextMax = 60;


export const WishTextRegExp = new RegExp('\\S[\\s\\S]*\\S');


export const WishText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(WishTextMin)).check(/*#__PURE__*/ zod.maxLength(WishTextMax)).check(/*#__PURE__*/ zod.regex(WishTextRegExp));

export type WishText = zod.input<typeof WishText>;
export type WishTextOutput = zod.output<typeof WishText>;
