/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const AccessTokenMin = 16;
export const AccessTokenMax = 4096;


export const AccessTokenRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const AccessToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(AccessTokenMin)).check(/*#__PURE__*/ zod.maxLength(AccessTokenMax)).check(/*#__PURE__*/ zod.regex(AccessTokenRegExp));

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;
