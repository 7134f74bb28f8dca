/** The amounts of an order, as rows of its bill. Pure. */
import { sum, times, toMinor } from '#shared/money/money.ts'
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'
import { customizationText } from '../cart/customization.ts'
import { addsUp } from '../cart/shares.ts'
import { nameOfMethod } from '../payment/payment-methods.ts'
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
    [texts.orders.method, nameOfMethod(order.payment_method)],
  ]
}

/** An item as a row: its count and name, and the price of all of it. */
export const itemRow = ({ quantity, name, price }: OrderItem, currency: string | undefined): Row => [
  `${texts.orders.quantity({ quantity })} ${name}`,
  priceOf(price * quantity, currency),
]

/** Whether an order says what each item cost. Otherwise only its sums are shown. */
export const hasItemCosts = (order: Order): boolean => addsUp(order)

/** What an item cost, where it is not its price: the discount, and the total, which includes added taxes. */
export function costRows(order: Order, { price, quantity, discount_amount = 0, net_amount = 0 }: OrderItem): Row[] {
  if (!hasItemCosts(order)) return []
  const full = times(toMinor(price), quantity)
  const rows: Row[] = []
  if (discount_amount > 0) rows.push([texts.orders.discount, priceOf(-discount_amount, order.currency)])
  if (toMinor(net_amount) !== full) rows.push([texts.orders.itemTotal, priceOf(net_amount, order.currency)])
  return rows
}

type Returned = { item_id: string; quantity: number; amount: number }

/** What is returned for each item, as rows. Empty if that doesn't add up to the amount, or if the server doesn't say. */
export function returnedRows(
  items: Order['items'],
  lines: readonly Returned[],
  amount: number,
  currency?: string,
): Row[] {
  if (sum(lines.map((line) => toMinor(line.amount))) !== toMinor(amount)) return []
  return lines.flatMap(({ item_id, quantity, amount }): Row[] => {
    const item = items.find(({ id }) => id === item_id)
    return item ? [[`${texts.orders.quantity({ quantity })} ${item.name}`, priceOf(amount, currency)]] : []
  })
}

/** What a refund would return now for each item of an order. */
export const refundableRows = ({ items, refundable_amount, currency }: Order): Row[] =>
  returnedRows(
    items,
    items.flatMap(({ id, quantity, dispensed_quantity, refundable_amount: amount }) =>
      amount ? [{ item_id: id, quantity: quantity - dispensed_quantity, amount }] : [],
    ),
    refundable_amount,
    currency,
  )

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
