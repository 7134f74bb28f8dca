/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const HsnCodeRegExp = new RegExp('^[0-9]{4,8}$');


export const HsnCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(HsnCodeRegExp));

export type HsnCode = zod.input<typeof HsnCode>;
export type HsnCodeOutput = zod.output<typeof HsnCode>;
