/** The title and hint for each stage of an order. */
import { priceOf } from '#shared/money/price.ts'
import { formatText, texts } from '#shared/texts/catalog.ts'
import type { Stage } from './endings.ts'
import { dispensedCount, isCoffee, isCupOut, type Order } from './order-state.ts'

/** `visited`: the machine the customer is at. `order` is undefined if it could not be read. */
export function endingWords(stage: Stage, order: Order | undefined, visited = '') {
  const { title, hint } = texts.endings[stage]
  const price = (major: number) => priceOf(major, order?.currency)
  const returned = order?.refund && returnedWords(order.refund, order.currency)
  const words = {
    machine: order?.machine.name ?? '',
    place: order?.machine.place.name || order?.machine.name || '',
    number: order?.machine.id ?? '',
    amount: price(order?.net_payable_amount ?? 0),
    ...dispensedCount(order?.items ?? []),
    item: order?.items.map(({ name, slot_label }) => (slot_label ? `${name} (${slot_label})` : name))[0] ?? '',
    refundable: returned
      ? 'returned'
      : order && !order.refund && order.refundable_amount > 0
        ? price(order.refundable_amount)
        : 'none',
    returned: returned ?? '',
    refund: order?.refund ? price(order.refund.amount) : 'none',
    visited,
    cups: !order || !isCoffee(order) ? 'none' : isCupOut(order) ? 'out' : 'brewing',
  }
  return { title: formatText(title, words), hint: formatText(hint, words) }
}

/** Undefined for a status of a newer server. */
const returnedWords = ({ status, amount, currency }: NonNullable<Order['refund']>, ordered: string | undefined) =>
  texts.orders.refundNotes[status]?.({ amount: priceOf(amount, currency ?? ordered) })
