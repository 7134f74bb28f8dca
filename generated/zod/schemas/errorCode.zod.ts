/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const ErrorCodeMin = 2;
export const ErrorCodeMax = 32;


export const ErrorCodeRegExp = new RegExp('^[A-Z0-9_]+$');


export const ErrorCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ErrorCodeMin)).check(/*#__PURE__*/ zod.maxLength(ErrorCodeMax)).check(/*#__PURE__*/ zod.regex(ErrorCodeRegExp));

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;
