// Generated from openapi/ by `npm run codegen`; do not edit.
import { createWish, listWishes } from '../operations/wishes.ts'
import { mutationHook } from '../runtime/mutation-hook.ts'
import { queryHook } from '../runtime/query-hook.ts'

export const useListWishes = /*#__PURE__*/ queryHook(listWishes)
export const useCreateWish = /*#__PURE__*/ mutationHook(createWish)
