/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  DoneResponse,
  MealCardListResponse,
  MealCardResponse,
  PaymentOptionsResponse,
  SavedCard
} from '#generated/zod/schemas/index.ts';



/**
 * Lists the payment methods for this customer. A method that is currently unavailable has `is_enabled: false`.
 * @summary List payment methods
 */
export const ListPaymentOptionsResponse = PaymentOptionsResponse

/**
 * Lists the customer's saved meal cards. Guests get 403.
 * @summary List saved meal cards
 */
export const ListMealCardsResponse = MealCardListResponse

/**
 * Deletes a saved meal card and its token at the provider. Guests get 403.
 * @summary Remove a saved meal card
 */
export const DeleteMealCardResponse = DoneResponse

/**
 * Saves a meal card. The request has only the last four digits of the number, so the card can't be charged yet. During the first payment with its `source_id`, the customer enters the number on the provider's page, and the server stores the token that the provider returns. Later payments use this token. The customer must consent: without `saveCard: true`, the response is 400. Guests get 403.
 * @summary Save a meal card
 */
export const SaveCardBody = SavedCard

export const SaveCardResponse = MealCardResponse

