// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation, pagedQuery } from '#shared/api/operation.ts'
import { mutationHook, pagedQueryHook } from '#shared/api/operation-hooks.ts'
import { CreateRefundResponse, ListRefundsResponse } from '../zod.ts'

export const listRefunds = /*#__PURE__*/ pagedQuery('listRefunds', 'get', '/v1/refunds', ListRefundsResponse)
export const useListRefunds = /*#__PURE__*/ pagedQueryHook(listRefunds)
export const createRefund = /*#__PURE__*/ mutation('createRefund', 'post', '/v1/refunds', CreateRefundResponse)
export const useCreateRefund = /*#__PURE__*/ mutationHook(createRefund)
