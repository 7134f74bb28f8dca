/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';
import { Offer } from './offer.zod.ts';

export const offerListResponseDataMax = 100;



export const OfferListResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Offer).check(/*#__PURE__*/ zod.maxLength(offerListResponseDataMax)),
  "meta": Meta
}))

export type OfferListResponse = zod.input<typeof OfferListResponse>;
export type OfferListResponseOutput = zod.output<typeof OfferListResponse>;
