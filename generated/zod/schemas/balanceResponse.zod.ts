/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Balance } from './balance.zod.ts';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';

export const BalanceResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Balance
}))

export type BalanceResponse = zod.input<typeof BalanceResponse>;
export type BalanceResponseOutput = zod.output<typeof BalanceResponse>;
