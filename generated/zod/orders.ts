/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  OrderListResponse,
  OrderReceivedResponse,
  OrderRequest,
  OrderResponse,
  PaymentAttemptResponse,
  RatingRequest,
  ReceiptResponse,
  ReturnedPaymentResponse
} from '#generated/zod/schemas/index.ts';



/**
 * Lists the customer's orders. A machine id of -1 means all machines.
 * @summary List orders
 */
export const ListOrdersResponse = OrderListResponse

/**
 * Creates an order from a quote and returns how to pay for it. The server looks up the `Idempotency-Key` before it checks price, stock or state: browsers repeat a POST by themselves when the connection drops, so the customer may see only the response to the second call. The request repeats the lines and both amounts of the quote. The server computes price, stock and offer again and rejects any difference with 400, so it never charges an outdated price. The ids of user and machine in the path and in the body must be the same; otherwise the response is 403. Stock is not reserved before the order is dispensed. Repeating the call with the same `Idempotency-Key` and body returns the order that the first call created and charges nothing more; with a different body it returns 409.
 * @summary Create an order from a quote
 */
export const CreateOrderBody = OrderRequest

export const CreateOrderResponse = OrderReceivedResponse

/**
 * Returns an order with its items, its payment and its refund, if any. The app polls this call while products are dispensed. A machine id of -1 means any machine.
 * @summary Read an order
 */
export const GetOrderResponse = OrderResponse

/**
 * Tells the machine to dispense a paid order. There is no request body. Repeating the call while the order is dispensing changes nothing and returns the order. Of concurrent calls of dispenseOrder and createRefund for one order, exactly one wins: the order is either dispensed or refunded, and the other call gets 409.
 * @summary Dispense a paid order
 */
export const DispenseOrderResponse = OrderResponse

/**
 * Releases the customer from an order. A paid order is no longer active and can be refunded. An order in progress is no longer active; if its machine has stopped responding, the order ends now and items that were not dispensed can be refunded. A pending order is canceled, and if the provider confirms its payment later, the server refunds it. While a payment is being confirmed, the response is 409 with ORDER_4094.
 * With an `Idempotency-Key` and an order id of -1, the call applies to the order created with that key. If it is pending, it is canceled; otherwise it is returned unchanged. If the key has no order, the key becomes void: 404 with ORDER_4040 proves that nothing was charged, and createOrder rejects the key with ORDER_4095. A key stands for one payment across all customers: if another customer created an order with it, the response is 403; `getPaymentAttempt` and `endPaymentAttempt` tell anyone who has the key how its payment stands.
 * @summary Release an order
 */
export const UnblockOrderResponse = OrderResponse

/**
 * Rates an order or one of its items, after the order has ended at the machine. A later call replaces the rating.
 * @summary Rate an order
 */
export const RateOrderBody = RatingRequest

export const RateOrderResponse = OrderResponse

/**
 * Returns a new link to the receipt of a paid order. For an unpaid order the response is 409.
 * @summary Get the link to a receipt
 */
export const GetReceiptResponse = ReceiptResponse

/**
 * Says how the payment of an idempotency key stands, to anyone who has the key. A phone may have to ask after its payer's session has ended, so no token is needed and the response has no personal data. The call changes nothing: with `none`, a request with the key may still be on its way.
 * @summary Ask how a payment stands
 */
export const GetPaymentAttemptResponse = PaymentAttemptResponse

/**
 * Ends the payment of an idempotency key, for anyone who has the key: an unpaid order is canceled, and a key without an order becomes void, so that a request still on its way can't charge later. A paid order, and one whose payment is being confirmed, stay as they are. If a canceled order is paid later, the server refunds it to its payer. The response says how the payment stands now; `none` and `canceled` are final.
 * @summary End a payment
 */
export const EndPaymentAttemptResponse = PaymentAttemptResponse

/**
 * Says how the payment stands whose return address has this token. A payment may return to another browser than the one it was started in, such as from an app on the home screen to Safari, and the two share no storage. So no access token is needed. The response has no personal data, and neither the token nor the response allows anything else: the order can only be dispensed, canceled or refunded by its customer. The call changes nothing and can be repeated until the token expires. A token that is forged, spoiled or expired, or whose order is gone, gets the same 404.
 * @summary Ask how a payment that has returned stands
 */
export const GetReturnedPaymentResponse = ReturnedPaymentResponse

