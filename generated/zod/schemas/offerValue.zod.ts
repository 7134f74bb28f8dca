/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const OfferValueMin = 0;
export const OfferValueMax = 100000;



export const OfferValue = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(OfferValueMin)).check(/*#__PURE__*/ zod.lte(OfferValueMax));

export type OfferValue = zod.input<typeof OfferValue>;
export type OfferValueOutput = zod.output<typeof OfferValue>;
