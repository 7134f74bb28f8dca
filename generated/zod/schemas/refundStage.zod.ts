/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.zod.ts';
import { RefundStageName } from './refundStageName.zod.ts';

export const RefundStage = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "name": RefundStageName,
  "at": Instant
}))

export type RefundStage = zod.input<typeof RefundStage>;
export type RefundStageOutput = zod.output<typeof RefundStage>;
