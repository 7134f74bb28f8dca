/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';
import { Offer } from './offer.zod.ts';

export const offerListAnswerDataMax = 100;



export const OfferListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Offer).check(/*#__PURE__*/ zod.maxLength(offerListAnswerDataMax)),
  "meta": Meta
});

export type OfferListAnswer = zod.input<typeof OfferListAnswer>;
export type OfferListAnswerOutput = zod.output<typeof OfferListAnswer>;
