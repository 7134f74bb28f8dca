/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { RefundMode } from './refundMode.zod.ts';

export const RefundRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "order_id": Id,
  "mode": RefundMode,
  "item_id": /*#__PURE__*/ zod.optional(Id)
}))

export type RefundRequest = zod.input<typeof RefundRequest>;
export type RefundRequestOutput = zod.output<typeof RefundRequest>;
