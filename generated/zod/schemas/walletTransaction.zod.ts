/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Currency } from './currency.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { TransactionType } from './transactionType.zod.ts';

export const walletTransactionDescriptionMax = 200;



export const WalletTransaction = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "type": TransactionType,
  "amount": Money,
  "balance_after": Money,
  "currency": /*#__PURE__*/ zod.optional(Currency),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(walletTransactionDescriptionMax)),
  "order_id": /*#__PURE__*/ zod.optional(Id),
  "created_at": Instant
}))

export type WalletTransaction = zod.input<typeof WalletTransaction>;
export type WalletTransactionOutput = zod.output<typeof WalletTransaction>;
