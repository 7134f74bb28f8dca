/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const TransactionType = /*#__PURE__*/ zod.enum(['credit', 'debit']);

export type TransactionType = zod.input<typeof TransactionType>;
export type TransactionTypeOutput = zod.output<typeof TransactionType>;
