/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const stockLevelLabelMax = 40;

export const stockLevelMinMin = 0;
export const stockLevelMinMax = 100;

export const stockLevelMaxMin = 0;
export const stockLevelMaxMax = 100;



export const StockLevel = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stockLevelLabelMax)),
  "min": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(stockLevelMinMin)).check(/*#__PURE__*/ zod.lte(stockLevelMinMax)),
  "max": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(stockLevelMaxMin)).check(/*#__PURE__*/ zod.lte(stockLevelMaxMax))
}))

export type StockLevel = zod.input<typeof StockLevel>;
export type StockLevelOutput = zod.output<typeof StockLevel>;
