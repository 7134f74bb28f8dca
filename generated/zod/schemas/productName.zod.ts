/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const ProductNameMax = 120;



export const ProductName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ProductNameMax));

export type ProductName = zod.input<typeof ProductName>;
export type ProductNameOutput = zod.output<typeof ProductName>;
