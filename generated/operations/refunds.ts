// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation, pagedQuery } from '#shared/api/operation.ts'
import { CreateRefundResponse, ListRefundsResponse } from '../zod/refunds.ts'

export const listRefunds = /*#__PURE__*/ pagedQuery('listRefunds', 'get', '/v1/refunds', ListRefundsResponse)
export const createRefund = /*#__PURE__*/ mutation('createRefund', 'post', '/v1/refunds', CreateRefundResponse, { headers: ['Idempotency-Key'] })
