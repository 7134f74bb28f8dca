/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { OrderProduct } from './orderProduct.zod.ts';
import { PaymentMethod } from './paymentMethod.zod.ts';

export const orderRequestProductsMax = 100;

export const orderRequestSourceIdMax = 64;


export const orderRequestSourceIdRegExp = new RegExp('^[A-Za-z0-9._-]+$');
export const orderRequestConfirmedAgeMax = 99;



export const OrderRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "user_id": Id,
  "vending_machine_id": Id,
  "products": /*#__PURE__*/ zod.array(OrderProduct).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestProductsMax)),
  "payment_method": PaymentMethod,
  "net_payable_amount": Money,
  "source_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestSourceIdMax)).check(/*#__PURE__*/ zod.regex(orderRequestSourceIdRegExp))),
  "total_amount": Money,
  "offer_id": /*#__PURE__*/ zod.optional(Id),
  "confirmed_age": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderRequestConfirmedAgeMax)))
}))

export type OrderRequest = zod.input<typeof OrderRequest>;
export type OrderRequestOutput = zod.output<typeof OrderRequest>;
