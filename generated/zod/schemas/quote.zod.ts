/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Currency } from './currency.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { QuoteItem } from './quoteItem.zod.ts';
import { Taxes } from './taxes.zod.ts';

export const quoteItemsMax = 100;



export const Quote = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "cart_id": Id,
  "items": /*#__PURE__*/ zod.array(QuoteItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteItemsMax)),
  "total_amount": Money,
  "deposit_amount": /*#__PURE__*/ zod.optional(Money),
  "discount_amount": Money,
  "net_payable_amount": Money,
  "currency": /*#__PURE__*/ zod.optional(Currency),
  "taxes": /*#__PURE__*/ zod.optional(Taxes),
  "offer_id": /*#__PURE__*/ zod.optional(Id)
}))

export type Quote = zod.input<typeof Quote>;
export type QuoteOutput = zod.output<typeof Quote>;
