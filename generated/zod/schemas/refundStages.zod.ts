/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { RefundStage } from './refundStage.zod.ts';

export const RefundStagesMax = 10;



export const RefundStages = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(RefundStage).check(/*#__PURE__*/ zod.maxLength(RefundStagesMax)))

export type RefundStages = zod.input<typeof RefundStages>;
export type RefundStagesOutput = zod.output<typeof RefundStages>;
