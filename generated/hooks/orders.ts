// Generated from openapi/ by `npm run codegen`; do not edit.
import { dispenseOrder, getOrder, getReturnedPayment, listOrders, rateOrder, unblockOrder } from '../operations/orders.ts'
import { mutationHook } from '../runtime/mutation-hook.ts'
import { pagedQueryHook } from '../runtime/paged-query-hook.ts'
import { queryHook } from '../runtime/query-hook.ts'

export const useListOrders = /*#__PURE__*/ pagedQueryHook(listOrders)
export const useGetOrder = /*#__PURE__*/ queryHook(getOrder)
export const useDispenseOrder = /*#__PURE__*/ mutationHook(dispenseOrder)
export const useUnblockOrder = /*#__PURE__*/ mutationHook(unblockOrder)
export const useRateOrder = /*#__PURE__*/ mutationHook(rateOrder)
export const useGetReturnedPayment = /*#__PURE__*/ queryHook(getReturnedPayment)
