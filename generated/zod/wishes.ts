/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  WishAnswer,
  WishListAnswer,
  WishRequest
} from '#generated/zod/schemas/index.ts';



/**
 * Lists what customers wish for at a machine, most wanted first. Another customer's words are shown only once the operator has checked them. Offered where the access token names the feature `wishes`.
 * @summary List the wishes for a machine
 */
export const ListWishesResponse = WishListAnswer

/**
 * Counts the caller once for a wish. The same words, in upper or lower case, are the same wish. Repeating the call changes nothing.
 * @summary Wish for something at a machine
 */
export const CreateWishBody = WishRequest

export const CreateWishResponse = WishAnswer

