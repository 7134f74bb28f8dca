/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  DoneAnswer,
  FavoriteAnswer,
  FavoriteListAnswer,
  FavoriteUpdate
} from '#generated/zod/schemas/index.ts';



/**
 * Lists the customer's favorite products and machines, newest first. Guests keep theirs on the phone and get 403. Offered where the access token names the feature `favorites`.
 * @summary List favorites
 */
export const ListFavoritesResponse = FavoriteListAnswer

/**
 * Marks a product or machine, or changes what the customer wants to be told about it. Repeating the call changes nothing. Guests get 403.
 * @summary Mark a favorite
 */
export const SaveFavoriteBody = FavoriteUpdate

export const SaveFavoriteResponse = FavoriteAnswer

/**
 * Removes a favorite. Removing one that is not marked changes nothing. Guests get 403.
 * @summary Unmark a favorite
 */
export const DeleteFavoriteResponse = DoneAnswer

