/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const MaskedCardNumberRegExp = new RegExp('^[*]{4,12}[0-9]{4}$');


export const MaskedCardNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MaskedCardNumberRegExp));

export type MaskedCardNumber = zod.input<typeof MaskedCardNumber>;
export type MaskedCardNumberOutput = zod.output<typeof MaskedCardNumber>;
