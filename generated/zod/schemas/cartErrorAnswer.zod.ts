/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CartErrorCode } from './cartErrorCode.zod.ts';
import { Message } from './message.zod.ts';

export const CartErrorAnswer = /*#__PURE__*/ zod.object({
  "code": CartErrorCode,
  "message": Message
});

export type CartErrorAnswer = zod.input<typeof CartErrorAnswer>;
export type CartErrorAnswerOutput = zod.output<typeof CartErrorAnswer>;
