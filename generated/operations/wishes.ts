// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/wishes.ts'
import { mutation, query } from '../runtime/operation.ts'
import { CreateWishResponse, ListWishesResponse } from '../zod/wishes.ts'
import * as losses from '../losses.ts'

export const listWishes = /*#__PURE__*/ query(descriptors.listWishes, ListWishesResponse, losses.WishListResponse)
export const createWish = /*#__PURE__*/ mutation(descriptors.createWish, CreateWishResponse, losses.WishResponse)
