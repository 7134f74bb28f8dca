// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/refunds.ts'
import { mutation, pagedQuery } from '../runtime/operation.ts'
import { CreateRefundResponse, ListRefundsResponse } from '../zod/refunds.ts'
import * as losses from '../losses.ts'

export const listRefunds = /*#__PURE__*/ pagedQuery(descriptors.listRefunds, ListRefundsResponse, losses.RefundListResponse)
export const createRefund = /*#__PURE__*/ mutation(descriptors.createRefund, CreateRefundResponse, losses.RefundResponse)
