// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { Code, Id, Instant, Message, Meta, Money, OfferType } from './schemas.ts'

export const offerTitleMax = 80;

export const offerDescriptionMax = 300;

export const offerOfferTypeAliasMax = 24;

export const offerValueMin = 0;

export const offerValueMax = 100000;

export const offerProductIdsMax = 200;

export const Offer = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerDescriptionMax)),
  "offer_type": OfferType,
  "offer_type_alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerOfferTypeAliasMax)),
  "value": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(offerValueMin)).check(/*#__PURE__*/ zod.lte(offerValueMax)),
  "min_order_amount": Money,
  "max_discount_amount": /*#__PURE__*/ zod.optional(Money),
  "product_ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerProductIdsMax))),
  "valid_till": /*#__PURE__*/ zod.optional(Instant)
});

export const offerListAnswerDataMax = 100;

export const OfferListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Offer).check(/*#__PURE__*/ zod.maxLength(offerListAnswerDataMax)),
  "meta": Meta
});

export const listOffersPathMachineIdMax = 64;

export const listOffersPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const ListOffersParams = /*#__PURE__*/ zod.object({
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOffersPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(listOffersPathMachineIdRegExp))
})

export const ListOffersQueryParams = /*#__PURE__*/ zod.object({
  "pageOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

export const listOffersHeaderClientIdMax = 64;

export const listOffersHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listOffersHeaderXRequestIdMin = 8;

export const listOffersHeaderXRequestIdMax = 64;

export const listOffersHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListOffersHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOffersHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listOffersHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listOffersHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listOffersHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listOffersHeaderXRequestIdRegExp)))
})

export const ListOffersResponse = OfferListAnswer
