/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  WishListResponse,
  WishRequest,
  WishResponse
} from '#generated/zod/schemas/index.ts';



/**
 * Lists the products that customers wish for at a machine, most wanted first. Other customers' texts are shown only after the operator has reviewed them. Available if the access token lists the feature `wishes`.
 * @summary List the wishes for a machine
 */
export const ListWishesResponse = WishListResponse

/**
 * Adds the caller's wish and returns its count. Wishes with the same text are the same wish, regardless of case. Spaces around the text are removed. Each customer counts once; repeating the call changes nothing. When a guest signs in on the same device, the guest's wishes become the account's, so nobody counts twice.
 * @summary Wish for something at a machine
 */
export const CreateWishBody = WishRequest

export const CreateWishResponse = WishResponse

