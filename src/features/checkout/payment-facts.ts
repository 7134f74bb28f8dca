import type { Attempt } from '#domain/order/attempt.ts'
import type { Order } from '#domain/order/order-state.ts'
import { nameOfMethod } from '#domain/payment/payment-methods.ts'
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'

interface Facts {
  number?: string
  amount: string
  method?: string
}

/** A payment's amount and method in words, from its own record. */
export const factsOf = ({ quote, request }: Attempt) => ({
  amount: priceOf(quote.net_payable_amount, quote.currency),
  method: nameOfMethod(request.payment_method),
})

/** An order's number, amount and method in words. */
export const orderFacts = ({ order_number, net_payable_amount, currency, payment_method }: Order) => ({
  number: order_number,
  amount: priceOf(net_payable_amount, currency),
  method: nameOfMethod(payment_method),
})

/** The facts without an amount that the sentence above has said. */
export const factsIn = ({ number, amount, method }: Facts, said = ''): string[] => [
  ...(number ? [texts.orders.orderNumber({ number })] : []),
  ...(said.includes(amount) ? [] : [amount]),
  ...(method ? [method] : []),
]
