/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const CancelReason = /*#__PURE__*/ zod.enum(['declined', 'given_up', 'expired']);

export type CancelReason = zod.input<typeof CancelReason>;
export type CancelReasonOutput = zod.output<typeof CancelReason>;
