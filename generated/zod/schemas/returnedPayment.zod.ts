/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Currency } from './currency.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { OrderNumber } from './orderNumber.zod.ts';
import { PaymentOutcome } from './paymentOutcome.zod.ts';

export const ReturnedPayment = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "outcome": PaymentOutcome,
  "order_id": Id,
  "order_number": OrderNumber,
  "net_payable_amount": Money,
  "currency": Currency
}))

export type ReturnedPayment = zod.input<typeof ReturnedPayment>;
export type ReturnedPaymentOutput = zod.output<typeof ReturnedPayment>;
