/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { RefundKind } from './refundKind.zod.ts';
import { RefundMode } from './refundMode.zod.ts';
import { RefundStatus } from './refundStatus.zod.ts';

export const OrderRefund = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": RefundKind,
  "mode": RefundMode,
  "status": RefundStatus,
  "amount": Money
});

export type OrderRefund = zod.input<typeof OrderRefund>;
export type OrderRefundOutput = zod.output<typeof OrderRefund>;
