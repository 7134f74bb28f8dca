/** The amounts of an order, as rows of its bill. Pure. */
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'
import { customizationText } from '../cart/customization.ts'
import { moneyState, type Order, type OrderItem } from './order-state.ts'
import { taxRows } from './taxes.ts'

export type Row = [label: string, value: string]

/** Leaves out a discount of zero. */
export function billRows(order: Order): Row[] {
  const price = (major: number) => priceOf(major, order.currency)
  const discount: Row[] = order.discount_amount > 0 ? [[texts.orders.discount, price(-order.discount_amount)]] : []
  return [
    [texts.orders.total, price(order.total_amount)],
    ...discount,
    ...taxRows(order),
    [moneyState(order) === 'paid' ? texts.orders.paidAmount : texts.orders.amount, price(order.net_payable_amount)],
    [texts.orders.method, texts.orders.methods[order.payment_method] ?? texts.orders.otherMethod],
  ]
}

/** An item as a row: its count and name, and the price of all of it. */
export const itemRow = ({ quantity, name, price }: OrderItem, currency: string | undefined): Row => [
  `${texts.orders.quantity({ quantity })} ${name}`,
  priceOf(price * quantity, currency),
]

/** How much of the item came out, unless all did. */
export const shortfallOf = ({ status, dispensed_quantity, quantity }: OrderItem): string | false =>
  (status === 'Failed' || status === 'Partially-Dispensed') &&
  texts.orders.dispensedOf({ done: dispensed_quantity, total: quantity })

/** An ordered item's choice in words; null if it was not customized. Older servers don't send the ingredient's name. */
export function orderedCustomization({
  custom_ingredients: [choice],
  customized_ingredient,
}: OrderItem): string | null {
  if (!choice) return null
  const count = choice.selected_count
  return customized_ingredient ? customizationText(customized_ingredient, count) : texts.orders.customized({ count })
}
