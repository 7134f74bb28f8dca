/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const OrderErrorCode = /*#__PURE__*/ zod.enum(['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004', 'PAY_1001', 'PAY_1002', 'PAY_1003']);

export type OrderErrorCode = zod.input<typeof OrderErrorCode>;
export type OrderErrorCodeOutput = zod.output<typeof OrderErrorCode>;
