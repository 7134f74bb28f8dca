/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { OfferType } from './offerType.zod.ts';
import { OfferValue } from './offerValue.zod.ts';

export const productOfferOfferTypeAliasMax = 24;



export const ProductOffer = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "offer_type": OfferType,
  "offer_type_alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productOfferOfferTypeAliasMax)),
  "value": /*#__PURE__*/ zod.optional(OfferValue),
  "min_order_amount": /*#__PURE__*/ zod.optional(Money),
  "max_discount_amount": /*#__PURE__*/ zod.optional(Money)
}))

export type ProductOffer = zod.input<typeof ProductOffer>;
export type ProductOfferOutput = zod.output<typeof ProductOffer>;
