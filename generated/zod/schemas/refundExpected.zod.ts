/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const RefundExpected = /*#__PURE__*/ zod.iso.date();

export type RefundExpected = zod.input<typeof RefundExpected>;
export type RefundExpectedOutput = zod.output<typeof RefundExpected>;
