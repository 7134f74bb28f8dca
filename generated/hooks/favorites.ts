// Generated from openapi/ by `npm run codegen`; do not edit.
import { listFavorites, saveFavorite } from '../operations/favorites.ts'
import { mutationHook } from '../runtime/mutation-hook.ts'
import { queryHook } from '../runtime/query-hook.ts'

export const useListFavorites = /*#__PURE__*/ queryHook(listFavorites)
export const useSaveFavorite = /*#__PURE__*/ mutationHook(saveFavorite)
