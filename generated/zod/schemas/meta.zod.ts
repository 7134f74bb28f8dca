/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const metaPageMax = 10000;

export const metaLimitMax = 1000;

export const metaTotalMin = 0;
export const metaTotalMax = 1000000;



export const Meta = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(metaPageMax)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(metaLimitMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(metaTotalMin)).check(/*#__PURE__*/ zod.lte(metaTotalMax))
}))

export type Meta = zod.input<typeof Meta>;
export type MetaOutput = zod.output<typeof Meta>;
