/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const ClockTimeRegExp = new RegExp('^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');


export const ClockTime = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ClockTimeRegExp));

export type ClockTime = zod.input<typeof ClockTime>;
export type ClockTimeOutput = zod.output<typeof ClockTime>;
