/** The amounts of an order, as rows of its bill. Pure. */
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'
import { customizationText } from '../cart/customization.ts'
import { isShort, moneyState, type Order, type OrderItem } from './order-state.ts'
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

/** The text “1 of 2 dispensed” if some of the item did not come out, otherwise false. */
export const shortfallOf = (item: OrderItem): string | false =>
  isShort(item) && texts.orders.dispensedOf({ done: item.dispensed_quantity, total: item.quantity })

/** An ordered item's choice in words; null if it was not customized. Older servers don't send the ingredient's name. */
export function orderedCustomization({
  custom_ingredients: [choice],
  customized_ingredient,
}: OrderItem): string | null {
  if (!choice) return null
  const count = choice.selected_count
  return customized_ingredient ? customizationText(customized_ingredient, count) : texts.orders.customized({ count })
}
