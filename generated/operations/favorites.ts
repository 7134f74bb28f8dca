// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/favorites.ts'
import { mutation, query } from '../runtime/operation.ts'
import { DeleteFavoriteResponse, ListFavoritesResponse, SaveFavoriteResponse } from '../zod/favorites.ts'
import * as losses from '../losses.ts'

export const listFavorites = /*#__PURE__*/ query(descriptors.listFavorites, ListFavoritesResponse, losses.FavoriteListResponse)
export const saveFavorite = /*#__PURE__*/ mutation(descriptors.saveFavorite, SaveFavoriteResponse, losses.FavoriteResponse)
export const deleteFavorite = /*#__PURE__*/ mutation(descriptors.deleteFavorite, DeleteFavoriteResponse, losses.DoneResponse)
