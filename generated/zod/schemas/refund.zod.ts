/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { BankReference } from './bankReference.zod.ts';
import { Currency } from './currency.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { MachineName } from './machineName.zod.ts';
import { Money } from './money.zod.ts';
import { OrderNumber } from './orderNumber.zod.ts';
import { ProductSummary } from './productSummary.zod.ts';
import { RefundDestination } from './refundDestination.zod.ts';
import { RefundExpected } from './refundExpected.zod.ts';
import { RefundKind } from './refundKind.zod.ts';
import { RefundLines } from './refundLines.zod.ts';
import { RefundMode } from './refundMode.zod.ts';
import { RefundStages } from './refundStages.zod.ts';
import { RefundStatus } from './refundStatus.zod.ts';

export const Refund = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "order_id": Id,
  "order_number": OrderNumber,
  "machine_name": MachineName,
  "amount": Money,
  "currency": /*#__PURE__*/ zod.optional(Currency),
  "kind": RefundKind,
  "mode": RefundMode,
  "status": RefundStatus,
  "created_at": Instant,
  "processed_at": /*#__PURE__*/ zod.optional(Instant),
  "destination": /*#__PURE__*/ zod.optional(RefundDestination),
  "stages": /*#__PURE__*/ zod.optional(RefundStages),
  "expected_on": /*#__PURE__*/ zod.optional(RefundExpected),
  "bank_reference": /*#__PURE__*/ zod.optional(BankReference),
  "lines": /*#__PURE__*/ zod.optional(RefundLines),
  "summary": /*#__PURE__*/ zod.optional(ProductSummary)
}))

export type Refund = zod.input<typeof Refund>;
export type RefundOutput = zod.output<typeof Refund>;
