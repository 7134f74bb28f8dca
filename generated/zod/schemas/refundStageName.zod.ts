/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const RefundStageName = /*#__PURE__*/ zod.enum(['Accepted', 'Sent', 'Credited', 'Refused']);

export type RefundStageName = zod.input<typeof RefundStageName>;
export type RefundStageNameOutput = zod.output<typeof RefundStageName>;
