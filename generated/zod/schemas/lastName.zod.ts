/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const LastNameMax = 80;



export const LastName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LastNameMax));

export type LastName = zod.input<typeof LastName>;
export type LastNameOutput = zod.output<typeof LastName>;
