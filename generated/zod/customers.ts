/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  DoneResponse,
  ProfileResponse,
  ProfileUpdate
} from '#generated/zod/schemas/index.ts';



/**
 * Returns the signed-in customer's profile. Guests have none and get 403.
 * @summary Read the profile
 */
export const GetProfileResponse = ProfileResponse

/**
 * Changes only the fields that are sent. Guests get 403.
 * @summary Change the profile
 */
export const UpdateProfileBody = ProfileUpdate

export const UpdateProfileResponse = ProfileResponse

/**
 * Deletes the account, ends all of its sessions and removes its devices from push messages. This can't be undone. The customer's unpaid orders are canceled, and a payment that arrives later is refunded to its source, as is a paid order that was not dispensed. Guests get 403, unless the access token lists the feature `guestDeletion`: then the guest and their orders are deleted in the same way, and `signInGuest` with the id starts a new guest.
 * @summary Delete the account
 */
export const DeleteCustomerResponse = DoneResponse

