/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const RefundKind = /*#__PURE__*/ zod.enum(['full', 'partial']);

export type RefundKind = zod.input<typeof RefundKind>;
export type RefundKindOutput = zod.output<typeof RefundKind>;
