/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Currency } from './currency.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { MachineName } from './machineName.zod.ts';
import { Money } from './money.zod.ts';
import { OrderNumber } from './orderNumber.zod.ts';
import { OrderStatus } from './orderStatus.zod.ts';
import { PaymentMethod } from './paymentMethod.zod.ts';
import { Picture } from './picture.zod.ts';
import { ProductSummary } from './productSummary.zod.ts';

export const orderTransactionItemCountMax = 10000;



export const OrderTransaction = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "order_id": Id,
  "order_number": OrderNumber,
  "vending_machine_id": Id,
  "machine_name": MachineName,
  "summary": ProductSummary,
  "item_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderTransactionItemCountMax)),
  "image_url": Picture,
  "amount": Money,
  "currency": /*#__PURE__*/ zod.optional(Currency),
  "payment_method": PaymentMethod,
  "status": OrderStatus,
  "created_at": Instant
}))

export type OrderTransaction = zod.input<typeof OrderTransaction>;
export type OrderTransactionOutput = zod.output<typeof OrderTransaction>;
