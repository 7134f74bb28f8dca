// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutationHook } from '#shared/api/hooks/mutation-hook.ts'
import { pagedQueryHook } from '#shared/api/hooks/paged-query-hook.ts'
import { createRefund, listRefunds } from '../operations/refunds.ts'

export const useListRefunds = /*#__PURE__*/ pagedQueryHook(listRefunds)
export const useCreateRefund = /*#__PURE__*/ mutationHook(createRefund)
