/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Currency } from './currency.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { PaymentOutcome } from './paymentOutcome.zod.ts';

export const PaymentAttempt = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "outcome": PaymentOutcome,
  "order_id": /*#__PURE__*/ zod.optional(Id),
  "net_payable_amount": /*#__PURE__*/ zod.optional(Money),
  "currency": /*#__PURE__*/ zod.optional(Currency),
  "ends_at": /*#__PURE__*/ zod.optional(Instant)
}))

export type PaymentAttempt = zod.input<typeof PaymentAttempt>;
export type PaymentAttemptOutput = zod.output<typeof PaymentAttempt>;
