// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutationHook } from '#shared/api/hooks/mutation-hook.ts'
import { pagedQueryHook } from '#shared/api/hooks/paged-query-hook.ts'
import { queryHook } from '#shared/api/hooks/query-hook.ts'
import { createOrder, dispenseOrder, getOrder, getReceipt, listOrders, unblockOrder } from '../operations/orders.ts'

export const useListOrders = /*#__PURE__*/ pagedQueryHook(listOrders)
export const useCreateOrder = /*#__PURE__*/ mutationHook(createOrder)
export const useGetOrder = /*#__PURE__*/ queryHook(getOrder)
export const useDispenseOrder = /*#__PURE__*/ mutationHook(dispenseOrder)
export const useUnblockOrder = /*#__PURE__*/ mutationHook(unblockOrder)
export const useGetReceipt = /*#__PURE__*/ queryHook(getReceipt)
