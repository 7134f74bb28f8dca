// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/favorites.ts'
import { mutation, query } from '../runtime/operation.ts'
import { DeleteFavoriteResponse, ListFavoritesResponse, SaveFavoriteResponse } from '../zod/favorites.ts'

export const listFavorites = /*#__PURE__*/ query(descriptors.listFavorites, ListFavoritesResponse)
export const saveFavorite = /*#__PURE__*/ mutation(descriptors.saveFavorite, SaveFavoriteResponse)
export const deleteFavorite = /*#__PURE__*/ mutation(descriptors.deleteFavorite, DeleteFavoriteResponse)
