/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentMethod = /*#__PURE__*/ zod.enum(['Wallet', 'CompanyWallet', 'Card', 'MealCard', 'UPI']);

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;
