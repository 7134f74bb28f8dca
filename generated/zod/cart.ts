/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  CartResponse,
  CartValidation,
  QuoteResponse
} from '#generated/zod/schemas/index.ts';



/**
 * Prices a cart and checks stock and offer. The response is a quote, and createOrder accepts only quoted prices. A line that can't be sold in full comes back with `removedQty`; if no line can be sold, the response is 400. A product or slot that the machine doesn't have is a line that can't be sold (CART_1000); only an unknown machine is 404. So is a line with an ingredient that the recipe doesn't let customers choose, or with more of it than its `max_count`.
 * @summary Price a cart and check its stock
 */
export const ValidateCartBody = CartValidation

export const ValidateCartResponse = QuoteResponse

/**
 * Returns a cart quoted by validateCart. The path has a literal -1 instead of the machine id.
 * @summary Read a cart by its id
 */
export const GetCartResponse = CartResponse

