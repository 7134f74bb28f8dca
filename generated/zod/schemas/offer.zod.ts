/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { OfferType } from './offerType.zod.ts';
import { OfferValue } from './offerValue.zod.ts';

export const offerTitleMax = 80;

export const offerDescriptionMax = 300;

export const offerOfferTypeAliasMax = 24;

export const offerProductIdsMax = 200;



export const Offer = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerDescriptionMax)),
  "offer_type": OfferType,
  "offer_type_alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerOfferTypeAliasMax)),
  "value": OfferValue,
  "min_order_amount": Money,
  "max_discount_amount": /*#__PURE__*/ zod.optional(Money),
  "product_ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerProductIdsMax))),
  "valid_till": /*#__PURE__*/ zod.optional(Instant)
}))

export type Offer = zod.input<typeof Offer>;
export type OfferOutput = zod.output<typeof Offer>;
