/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';
import { WalletTransaction } from './walletTransaction.zod.ts';

export const walletTransactionListResponseDataMax = 100;



export const WalletTransactionListResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(WalletTransaction).check(/*#__PURE__*/ zod.maxLength(walletTransactionListResponseDataMax)),
  "meta": Meta
}))

export type WalletTransactionListResponse = zod.input<typeof WalletTransactionListResponse>;
export type WalletTransactionListResponseOutput = zod.output<typeof WalletTransactionListResponse>;
