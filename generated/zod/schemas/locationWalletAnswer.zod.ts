/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { LocationWallet } from './locationWallet.zod.ts';
import { Message } from './message.zod.ts';

export const LocationWalletAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": LocationWallet
});

export type LocationWalletAnswer = zod.input<typeof LocationWalletAnswer>;
export type LocationWalletAnswerOutput = zod.output<typeof LocationWalletAnswer>;
