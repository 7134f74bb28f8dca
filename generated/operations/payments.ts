// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/payments.ts'
import { mutation, query } from '../runtime/operation.ts'
import { DeleteMealCardResponse, ListMealCardsResponse, ListPaymentOptionsResponse, SaveCardResponse } from '../zod/payments.ts'
import * as losses from '../losses.ts'

export const listPaymentOptions = /*#__PURE__*/ query(descriptors.listPaymentOptions, ListPaymentOptionsResponse, losses.PaymentOptionsResponse)
export const listMealCards = /*#__PURE__*/ query(descriptors.listMealCards, ListMealCardsResponse, losses.MealCardListResponse)
export const deleteMealCard = /*#__PURE__*/ mutation(descriptors.deleteMealCard, DeleteMealCardResponse, losses.DoneResponse)
export const saveCard = /*#__PURE__*/ mutation(descriptors.saveCard, SaveCardResponse, losses.MealCardResponse)
