/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Order } from './order.zod.ts';
import { Payment } from './payment.zod.ts';
import { PaymentMethod } from './paymentMethod.zod.ts';

export const OrderReceived = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "order_id": Id,
  "payment_method": PaymentMethod,
  "payment": Payment,
  "order": /*#__PURE__*/ zod.optional(Order)
}))

export type OrderReceived = zod.input<typeof OrderReceived>;
export type OrderReceivedOutput = zod.output<typeof OrderReceived>;
