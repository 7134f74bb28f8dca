// Generated from openapi/ by `npm run codegen`; do not edit.
import { query } from '#shared/api/operation.ts'
import { ListOffersResponse } from '../zod/offers.ts'

export const listOffers = /*#__PURE__*/ query('listOffers', 'get', '/v1/offers/vending-machine/{machineId}/all', ListOffersResponse, { access: 'optional' })
