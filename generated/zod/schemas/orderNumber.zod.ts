/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const OrderNumberMin = 4;
export const OrderNumberMax = 24;



export const OrderNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(OrderNumberMin)).check(/*#__PURE__*/ zod.maxLength(OrderNumberMax));

export type OrderNumber = zod.input<typeof OrderNumber>;
export type OrderNumberOutput = zod.output<typeof OrderNumber>;
