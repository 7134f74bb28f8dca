/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const LongitudeMin = -180;
export const LongitudeMax = 180;



export const Longitude = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(LongitudeMin)).check(/*#__PURE__*/ zod.lte(LongitudeMax));

export type Longitude = zod.input<typeof Longitude>;
export type LongitudeOutput = zod.output<typeof Longitude>;
