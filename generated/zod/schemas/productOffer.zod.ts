/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { OfferType } from './offerType.zod.ts';

export const productOfferOfferTypeAliasMax = 24;



export const ProductOffer = /*#__PURE__*/ zod.object({
  "id": Id,
  "offer_type": OfferType,
  "offer_type_alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productOfferOfferTypeAliasMax))
});

export type ProductOffer = zod.input<typeof ProductOffer>;
export type ProductOfferOutput = zod.output<typeof ProductOffer>;
