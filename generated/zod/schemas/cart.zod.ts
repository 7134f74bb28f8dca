/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CartItem } from './cartItem.zod.ts';
import { Currency } from './currency.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { Taxes } from './taxes.zod.ts';

export const cartItemsMax = 100;



export const Cart = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "cart_id": Id,
  "vending_machine_id": Id,
  "items": /*#__PURE__*/ zod.array(CartItem).check(/*#__PURE__*/ zod.maxLength(cartItemsMax)),
  "total_amount": Money,
  "deposit_amount": /*#__PURE__*/ zod.optional(Money),
  "discount_amount": Money,
  "net_payable_amount": Money,
  "currency": /*#__PURE__*/ zod.optional(Currency),
  "taxes": /*#__PURE__*/ zod.optional(Taxes),
  "offer_id": /*#__PURE__*/ zod.optional(Id)
}))

export type Cart = zod.input<typeof Cart>;
export type CartOutput = zod.output<typeof Cart>;
