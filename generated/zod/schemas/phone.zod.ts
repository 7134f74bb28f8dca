/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const PhoneRegExp = new RegExp('^[0-9]{4,15}$');


export const Phone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PhoneRegExp));

export type Phone = zod.input<typeof Phone>;
export type PhoneOutput = zod.output<typeof Phone>;
