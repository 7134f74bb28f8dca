/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const RatingMax = 5;



export const Rating = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(RatingMax));

export type Rating = zod.input<typeof Rating>;
export type RatingOutput = zod.output<typeof Rating>;
