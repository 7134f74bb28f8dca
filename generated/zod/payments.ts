/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  DoneAnswer,
  MealCardAnswer,
  MealCardListAnswer,
  PaymentOptionsAnswer,
  SavedCard
} from '#generated/zod/schemas/index.ts';



/**
 * Lists the payment methods for this customer. A method that can't be used now is listed with `is_enabled: false`.
 * @summary List payment methods
 */
export const ListPaymentOptionsResponse = PaymentOptionsAnswer

/**
 * Lists the meal cards that the customer has saved. Guests get 403.
 * @summary List saved meal cards
 */
export const ListMealCardsResponse = MealCardListAnswer

/**
 * Deletes a saved meal card here and its token at the provider. Guests get 403.
 * @summary Remove a saved meal card
 */
export const DeleteMealCardResponse = DoneAnswer

/**
 * Saves a meal card. Only the last four digits of its number are ever sent here, so it can't be charged yet: with the first payment that names its `source_id` the customer types the number on the provider's page, and the server keeps the token that the provider returns. Later payments name the card to the provider by this token. Without `saveCard: true`, the customer's consent, the response is 400. Guests get 403.
 * @summary Save a meal card
 */
export const SaveCardBody = SavedCard

export const SaveCardResponse = MealCardAnswer

