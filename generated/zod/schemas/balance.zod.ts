/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Currency } from './currency.zod.ts';
import { Money } from './money.zod.ts';

export const Balance = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "balance": Money,
  "currency": Currency
}))

export type Balance = zod.input<typeof Balance>;
export type BalanceOutput = zod.output<typeof Balance>;
