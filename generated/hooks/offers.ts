// Generated from openapi/ by `npm run codegen`; do not edit.
import { queryHook } from '#shared/api/hooks/query-hook.ts'
import { listOffers } from '../operations/offers.ts'

export const useListOffers = /*#__PURE__*/ queryHook(listOffers)
