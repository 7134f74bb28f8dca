/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentOutcome = /*#__PURE__*/ zod.enum(['none', 'open', 'confirming', 'paid', 'canceled']);

export type PaymentOutcome = zod.input<typeof PaymentOutcome>;
export type PaymentOutcomeOutput = zod.output<typeof PaymentOutcome>;
