/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const CartErrorCode = /*#__PURE__*/ zod.enum(['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004']);

export type CartErrorCode = zod.input<typeof CartErrorCode>;
export type CartErrorCodeOutput = zod.output<typeof CartErrorCode>;
