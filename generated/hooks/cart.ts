// Generated from openapi/ by `npm run codegen`; do not edit.
import { getCart } from '../operations/cart.ts'
import { queryHook } from '../runtime/query-hook.ts'

export const useGetCart = /*#__PURE__*/ queryHook(getCart)
