/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CancelReason } from './cancelReason.zod.ts';
import { Currency } from './currency.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { OrderItem } from './orderItem.zod.ts';
import { OrderMachine } from './orderMachine.zod.ts';
import { OrderNumber } from './orderNumber.zod.ts';
import { OrderRefund } from './orderRefund.zod.ts';
import { OrderStatus } from './orderStatus.zod.ts';
import { PaymentMethod } from './paymentMethod.zod.ts';
import { PaymentProgress } from './paymentProgress.zod.ts';
import { Rating } from './rating.zod.ts';
import { Taxes } from './taxes.zod.ts';

export const orderIdempotencyKeyMin = 16;
export const orderIdempotencyKeyMax = 64;


export const orderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9-]+$');
export const orderItemsMax = 100;

export const orderMinAgeMax = 99;

export const orderInvoiceNumberMax = 40;



export const Order = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "order_number": OrderNumber,
  "user_id": Id,
  "idempotency_key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(orderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(orderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(orderIdempotencyKeyRegExp))),
  "status": OrderStatus,
  "is_active": /*#__PURE__*/ zod.boolean(),
  "is_deleted": /*#__PURE__*/ zod.boolean(),
  "machine": OrderMachine,
  "items": /*#__PURE__*/ zod.array(OrderItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemsMax)),
  "payment_method": PaymentMethod,
  "total_amount": Money,
  "deposit_amount": /*#__PURE__*/ zod.optional(Money),
  "discount_amount": Money,
  "net_payable_amount": Money,
  "currency": /*#__PURE__*/ zod.optional(Currency),
  "taxes": /*#__PURE__*/ zod.optional(Taxes),
  "refundable_amount": Money,
  "offer_id": /*#__PURE__*/ zod.optional(Id),
  "min_age": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderMinAgeMax))),
  "invoice_number": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderInvoiceNumberMax))),
  "payment_progress": /*#__PURE__*/ zod.optional(PaymentProgress),
  "cancel_reason": /*#__PURE__*/ zod.optional(CancelReason),
  "created_at": Instant,
  "paid_at": /*#__PURE__*/ zod.optional(Instant),
  "dispense_started_at": /*#__PURE__*/ zod.optional(Instant),
  "completed_at": /*#__PURE__*/ zod.optional(Instant),
  "refund": /*#__PURE__*/ zod.optional(OrderRefund),
  "rating": /*#__PURE__*/ zod.optional(Rating)
}))

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;
