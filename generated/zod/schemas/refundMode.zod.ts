/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const RefundMode = /*#__PURE__*/ zod.enum(['source', 'wallet']);

export type RefundMode = zod.input<typeof RefundMode>;
export type RefundModeOutput = zod.output<typeof RefundMode>;
