/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';
import { WalletTransaction } from './walletTransaction.zod.ts';

export const walletTransactionListAnswerDataMax = 100;



export const WalletTransactionListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(WalletTransaction).check(/*#__PURE__*/ zod.maxLength(walletTransactionListAnswerDataMax)),
  "meta": Meta
});

export type WalletTransactionListAnswer = zod.input<typeof WalletTransactionListAnswer>;
export type WalletTransactionListAnswerOutput = zod.output<typeof WalletTransactionListAnswer>;
