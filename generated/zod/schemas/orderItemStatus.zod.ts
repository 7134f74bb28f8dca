/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const OrderItemStatus = /*#__PURE__*/ zod.enum(['Dispensed', 'Partially-Dispensed', 'Pending', 'Failed']);

export type OrderItemStatus = zod.input<typeof OrderItemStatus>;
export type OrderItemStatusOutput = zod.output<typeof OrderItemStatus>;
