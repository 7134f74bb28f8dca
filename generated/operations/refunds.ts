// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/refunds.ts'
import { mutation, pagedQuery } from '../runtime/operation.ts'
import { CreateRefundResponse, ListRefundsResponse } from '../zod/refunds.ts'

export const listRefunds = /*#__PURE__*/ pagedQuery(descriptors.listRefunds, ListRefundsResponse)
export const createRefund = /*#__PURE__*/ mutation(descriptors.createRefund, CreateRefundResponse)
