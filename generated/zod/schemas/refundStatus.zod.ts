/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const RefundStatus = /*#__PURE__*/ zod.enum(['Initiated', 'Processed', 'Failed']);

export type RefundStatus = zod.input<typeof RefundStatus>;
export type RefundStatusOutput = zod.output<typeof RefundStatus>;
