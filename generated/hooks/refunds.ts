// Generated from openapi/ by `npm run codegen`; do not edit.
import { createRefund, listRefunds } from '../operations/refunds.ts'
import { mutationHook } from '../runtime/mutation-hook.ts'
import { pagedQueryHook } from '../runtime/paged-query-hook.ts'

export const useListRefunds = /*#__PURE__*/ pagedQueryHook(listRefunds)
export const useCreateRefund = /*#__PURE__*/ mutationHook(createRefund)
