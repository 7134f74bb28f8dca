// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation, query } from '#shared/api/operation.ts'
import { DeleteMealCardResponse, ListMealCardsResponse, ListPaymentOptionsResponse, SaveCardResponse } from '../zod/payments.ts'

export const listPaymentOptions = /*#__PURE__*/ query('listPaymentOptions', 'get', '/v1/payment-options', ListPaymentOptionsResponse)
export const listMealCards = /*#__PURE__*/ query('listMealCards', 'get', '/v1/customers/pluxee-details', ListMealCardsResponse)
export const deleteMealCard = /*#__PURE__*/ mutation('deleteMealCard', 'delete', '/v1/customers/pluxee-details/{sourceId}', DeleteMealCardResponse)
export const saveCard = /*#__PURE__*/ mutation('saveCard', 'post', '/v1/card-details', SaveCardResponse)
