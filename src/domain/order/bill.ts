/** The amounts of an order, as rows of its bill. Pure. */
import { quoted } from '#shared/api/server-language.ts'
import { formatMoney, type Minor, sum, times, toMinor } from '#shared/money/money.ts'
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'
import { addsUp } from '../cart/shares.ts'
import { nameOfMethod } from '../payment/payment-methods.ts'
import { isShort, moneyState, type Order, type OrderItem } from './order-state.ts'
import { isInclusive, taxRows } from './taxes.ts'

export type Row = [label: string, value: string]

/** Leaves out a discount of zero, and a subtotal that is all there is to pay. */
export function billRows(order: Order): Row[] {
  const price = (major: number) => priceOf(major, order.currency)
  const { total_amount, discount_amount, deposit_amount = 0 } = order
  const goods = (toMinor(total_amount) - toMinor(deposit_amount)) as Minor
  const discount: Row[] = discount_amount > 0 ? [[texts.orders.discount, price(-discount_amount)]] : []
  const deposit: Row[] = deposit_amount > 0 ? [[texts.orders.deposit, price(deposit_amount)]] : []
  const isSum = goods === toMinor(order.net_payable_amount) && discount.length === 0
  const subtotal: Row[] = isSum ? [] : [[texts.orders.total, formatMoney(goods, order.currency)]]
  const note: Row[] = isInclusive(order) ? [[texts.orders.taxesIncluded, '']] : []
  return [
    ...subtotal,
    ...discount,
    ...deposit,
    ...taxRows(order),
    [moneyState(order) === 'paid' ? texts.orders.paidAmount : texts.orders.amount, price(order.net_payable_amount)],
    ...note,
    ...refundedRows(order),
    [texts.orders.method, nameOfMethod(order.payment_method)],
  ]
}

/** What goes back to the customer, and what they have paid then. A refused refund changes nothing. */
function refundedRows({ refund, net_payable_amount, currency }: Order): Row[] {
  if (!refund || refund.status === 'Failed') return []
  const left = (toMinor(net_payable_amount) - toMinor(refund.amount)) as Minor
  return [
    [texts.orders.refund, priceOf(-refund.amount, currency)],
    [texts.orders.paidAfterRefund, formatMoney(left, currency)],
  ]
}

/** An item as a row: its count and name, and the price of all of it. */
export const itemRow = ({ quantity, name, price }: OrderItem, currency: string | undefined): Row => [
  `${texts.orders.quantity({ quantity })} ${quoted(name)}`,
  priceOf(price * quantity, currency),
]

/** Whether an order says what each item cost. Otherwise only its sums are shown. */
export const hasItemCosts = (order: Order): boolean => addsUp(order)

/** What an item cost, where it is not its price: discount, deposit, and the total, which includes added taxes. */
export function costRows(order: Order, item: OrderItem): Row[] {
  const { price, quantity, deposit_amount = 0, discount_amount = 0, net_amount = 0 } = item
  if (!hasItemCosts(order)) return []
  const full = times(toMinor(price), quantity)
  const rows: Row[] = []
  if (discount_amount > 0) rows.push([texts.orders.discount, priceOf(-discount_amount, order.currency)])
  if (deposit_amount > 0) rows.push([texts.orders.deposit, priceOf(deposit_amount, order.currency)])
  if (toMinor(net_amount) !== full) rows.push([texts.orders.itemTotal, priceOf(net_amount, order.currency)])
  return rows
}

type Returned = { item_id: string; quantity: number; amount: number }

/**
 * What is returned for each item, then their deposits, as rows. Empty if that doesn't add up to the amount, if one of
 * them is none of the order's items, or if the server doesn't say.
 */
export function returnedRows(
  items: Order['items'],
  lines: readonly Returned[],
  amount: number,
  currency?: string,
): Row[] {
  if (sum(lines.map((line) => toMinor(line.amount))) !== toMinor(amount)) return []
  const returned = lines.flatMap(({ item_id, quantity, amount }) => {
    const item = items.find(({ id }) => id === item_id)
    return item ? [{ item, quantity, amount: toMinor(amount), deposit: depositOf(item, quantity) }] : []
  })
  const deposit = sum(returned.map((each) => each.deposit))
  const rows = returned.map(({ item, quantity, amount, deposit }): Row => {
    const goods = (amount - deposit) as Minor
    return [`${texts.orders.quantity({ quantity })} ${quoted(item.name)}`, formatMoney(goods, currency)]
  })
  // The rows of the others would look like the whole refund.
  if (returned.length < lines.length) return []
  return deposit > 0 ? [...rows, [texts.orders.deposit, formatMoney(deposit, currency)]] : rows
}

/** The deposits of some of an item's units. Each unit has the same one. */
const depositOf = ({ deposit_amount = 0, quantity: all }: OrderItem, units: number) =>
  ((toMinor(deposit_amount) / all) * units) as Minor

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
