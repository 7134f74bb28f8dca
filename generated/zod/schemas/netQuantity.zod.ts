/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const netQuantityValueMin = 0.001;
export const netQuantityValueMax = 100000;



export const NetQuantity = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(netQuantityValueMin)).check(/*#__PURE__*/ zod.lte(netQuantityValueMax)),
  "unit": /*#__PURE__*/ zod.enum(['g', 'kg', 'ml', 'l'])
}))

export type NetQuantity = zod.input<typeof NetQuantity>;
export type NetQuantityOutput = zod.output<typeof NetQuantity>;
