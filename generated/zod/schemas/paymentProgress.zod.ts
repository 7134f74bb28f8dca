/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentProgress = /*#__PURE__*/ zod.enum(['open', 'confirming']);

export type PaymentProgress = zod.input<typeof PaymentProgress>;
export type PaymentProgressOutput = zod.output<typeof PaymentProgress>;
