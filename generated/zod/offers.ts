/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  OfferListResponse
} from '#generated/zod/schemas/index.ts';



/**
 * Lists the offers that apply at a machine. Works without a token.
 * @summary List the offers of a machine
 */
export const ListOffersResponse = OfferListResponse

