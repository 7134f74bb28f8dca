/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  DoneResponse,
  FavoriteListResponse,
  FavoriteResponse,
  FavoriteUpdate
} from '#generated/zod/schemas/index.ts';



/**
 * Lists the customer's favorite products and machines, newest first. Guests' favorites are only on the phone; they get 403. Available if the access token lists the feature `favorites`.
 * @summary List favorites
 */
export const ListFavoritesResponse = FavoriteListResponse

/**
 * Marks a product or machine as a favorite, or changes its restock alerts. Repeating the call changes nothing. Guests get 403.
 * @summary Mark a favorite
 */
export const SaveFavoriteBody = FavoriteUpdate

export const SaveFavoriteResponse = FavoriteResponse

/**
 * Removes a favorite. If it is not marked, nothing changes. Guests get 403.
 * @summary Unmark a favorite
 */
export const DeleteFavoriteResponse = DoneResponse

