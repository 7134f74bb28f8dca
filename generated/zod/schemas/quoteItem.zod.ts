/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CustomIngredient } from './customIngredient.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';

export const quoteItemQuantityMin = 0;
export const quoteItemQuantityMax = 100;

export const quoteItemRemovedQtyMin = 0;
export const quoteItemRemovedQtyMax = 100;

export const quoteItemCustomIngredientsMax = 1;



export const QuoteItem = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "product_id": Id,
  "motor_id": Id,
  "price": Money,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quoteItemQuantityMin)).check(/*#__PURE__*/ zod.lte(quoteItemQuantityMax)),
  "removedQty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quoteItemRemovedQtyMin)).check(/*#__PURE__*/ zod.lte(quoteItemRemovedQtyMax)),
  "outOfStockItem": /*#__PURE__*/ zod.boolean(),
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(quoteItemCustomIngredientsMax)),
  "deposit_amount": /*#__PURE__*/ zod.optional(Money),
  "discount_amount": /*#__PURE__*/ zod.optional(Money),
  "net_amount": /*#__PURE__*/ zod.optional(Money)
}))

export type QuoteItem = zod.input<typeof QuoteItem>;
export type QuoteItemOutput = zod.output<typeof QuoteItem>;
