/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { LocationWallet } from './locationWallet.zod.ts';
import { Message } from './message.zod.ts';

export const LocationWalletResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": LocationWallet
}))

export type LocationWalletResponse = zod.input<typeof LocationWalletResponse>;
export type LocationWalletResponseOutput = zod.output<typeof LocationWalletResponse>;
