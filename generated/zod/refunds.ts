/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  RefundListResponse,
  RefundRequest,
  RefundResponse
} from '#generated/zod/schemas/index.ts';



/**
 * Lists the refunds of the customer's orders, newest first unless sorted otherwise.
 * @summary List refunds
 */
export const ListRefundsResponse = RefundListResponse

/**
 * Refunds an order once. Of concurrent calls, exactly one wins, also against dispenseOrder: the others get 409. For a failed or partially dispensed order, the items that were not dispensed are refunded; for a paid order that never started dispensing, everything. Each item returns what it cost (`net_amount`), or the share of the refunded units. Repeating the call with the same `Idempotency-Key` returns the same refund, also with another `mode` or `item_id`. With `item_id`, the refund also covers an item that counts as dispensed, if the server's rules allow it; otherwise the response is 409 with REFUND_4092 and support reviews the case.
 * @summary Refund an order
 */
export const CreateRefundBody = RefundRequest

export const CreateRefundResponse = RefundResponse

