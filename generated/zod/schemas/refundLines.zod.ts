/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { RefundLine } from './refundLine.zod.ts';

export const RefundLinesMax = 100;



export const RefundLines = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(RefundLine).check(/*#__PURE__*/ zod.maxLength(RefundLinesMax)))

export type RefundLines = zod.input<typeof RefundLines>;
export type RefundLinesOutput = zod.output<typeof RefundLines>;
