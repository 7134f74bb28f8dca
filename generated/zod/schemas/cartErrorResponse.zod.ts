/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CartErrorCode } from './cartErrorCode.zod.ts';
import { Message } from './message.zod.ts';

export const CartErrorResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": CartErrorCode,
  "message": Message
}))

export type CartErrorResponse = zod.input<typeof CartErrorResponse>;
export type CartErrorResponseOutput = zod.output<typeof CartErrorResponse>;
