// Generated from openapi/ by `npm run codegen`; do not edit.
import { listOffers } from '../operations/offers.ts'
import { queryHook } from '../runtime/query-hook.ts'

export const useListOffers = /*#__PURE__*/ queryHook(listOffers)
