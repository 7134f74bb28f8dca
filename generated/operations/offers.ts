// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/offers.ts'
import { query } from '../runtime/operation.ts'
import { ListOffersResponse } from '../zod/offers.ts'
import * as losses from '../losses.ts'

export const listOffers = /*#__PURE__*/ query(descriptors.listOffers, ListOffersResponse, losses.OfferListResponse)
