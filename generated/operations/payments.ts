// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation, query } from '#shared/api/operation.ts'
import { mutationHook, queryHook } from '#shared/api/operation-hooks.ts'
import { DeleteMealCardResponse, ListMealCardsResponse, ListPaymentOptionsResponse, SaveCardResponse } from '../zod.ts'

export const listPaymentOptions = /*#__PURE__*/ query('listPaymentOptions', 'get', '/v1/payment-options', ListPaymentOptionsResponse)
export const useListPaymentOptions = /*#__PURE__*/ queryHook(listPaymentOptions)
export const listMealCards = /*#__PURE__*/ query('listMealCards', 'get', '/v1/customers/pluxee-details', ListMealCardsResponse)
export const useListMealCards = /*#__PURE__*/ queryHook(listMealCards)
export const deleteMealCard = /*#__PURE__*/ mutation('deleteMealCard', 'delete', '/v1/customers/pluxee-details/{sourceId}', DeleteMealCardResponse)
export const useDeleteMealCard = /*#__PURE__*/ mutationHook(deleteMealCard)
export const saveCard = /*#__PURE__*/ mutation('saveCard', 'post', '/v1/card-details', SaveCardResponse)
export const useSaveCard = /*#__PURE__*/ mutationHook(saveCard)
