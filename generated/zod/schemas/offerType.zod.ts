/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const OfferType = /*#__PURE__*/ zod.enum(['percentage', 'flat']);

export type OfferType = zod.input<typeof OfferType>;
export type OfferTypeOutput = zod.output<typeof OfferType>;
