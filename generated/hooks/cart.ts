// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutationHook } from '#shared/api/hooks/mutation-hook.ts'
import { queryHook } from '#shared/api/hooks/query-hook.ts'
import { getCart, validateCart } from '../operations/cart.ts'

export const useValidateCart = /*#__PURE__*/ mutationHook(validateCart)
export const useGetCart = /*#__PURE__*/ queryHook(getCart)
