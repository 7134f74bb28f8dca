/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const OrderStatus = /*#__PURE__*/ zod.enum(['Dispensed', 'Pending', 'Failed', 'Partially-Dispensed', 'Paid', 'Cancelled', 'In-Progress']);

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;
