/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const MessageMax = 500;



export const Message = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MessageMax));

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;
