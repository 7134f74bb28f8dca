// Generated from openapi/ by `npm run codegen`; do not edit.
import { deleteMealCard, listMealCards, listPaymentOptions } from '../operations/payments.ts'
import { mutationHook } from '../runtime/mutation-hook.ts'
import { queryHook } from '../runtime/query-hook.ts'

export const useListPaymentOptions = /*#__PURE__*/ queryHook(listPaymentOptions)
export const useListMealCards = /*#__PURE__*/ queryHook(listMealCards)
export const useDeleteMealCard = /*#__PURE__*/ mutationHook(deleteMealCard)
