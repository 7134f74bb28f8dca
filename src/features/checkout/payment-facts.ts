import type { Attempt } from '#domain/order/attempt.ts'
import type { Order } from '#domain/order/order-state.ts'
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'

const methodName = (method: Order['payment_method']) => texts.orders.methods[method] ?? texts.orders.otherMethod

/** A payment's amount and method in words, from its own record. */
export const factsOf = ({ quote, request }: Attempt) => ({
  amount: priceOf(quote.net_payable_amount, quote.currency),
  method: methodName(request.payment_method),
})

/** An order's number, amount and method in words. */
export const orderFacts = ({ order_number, net_payable_amount, currency, payment_method }: Order) => ({
  number: order_number,
  amount: priceOf(net_payable_amount, currency),
  method: methodName(payment_method),
})
