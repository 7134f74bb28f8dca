import { isServed } from '#domain/machine/machine-link.ts'
import { canRefund } from '#domain/order/finished.ts'
import type { Order } from '#domain/order/order-state.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { listOf } from '#shared/lists.ts'
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'
import { OrderAgainButton } from '../actions/OrderAgainButton.tsx'
import { OrderRow } from './OrderRow.tsx'

interface Props {
  order: Order
  /** ISO 8601; for an order stored on this phone, if the list doesn't say it. */
  checkedAt?: string
  /** Whether its products can be ordered again from here. Of an order that isn't as expected, its state matters more. */
  canRepeat?: boolean
}

const isAsExpected = ({ status, refund, machine }: Order) => status === 'Dispensed' && !refund && isServed(machine)

function noteOf(order: Order): string | undefined {
  const { refund, refundable_amount, currency } = order
  // A status newer than this app says only how much.
  if (refund)
    return (texts.orders.refundNotes[refund.status] ?? texts.orders.refunded)({
      amount: priceOf(refund.amount, refund.currency ?? currency),
    })
  return canRefund(order) ? texts.orders.canGetBack({ amount: priceOf(refundable_amount, currency) }) : undefined
}

/** An order in the history: its products, machine, and the refund or what can be had back. */
export function HistoryRow({ order, checkedAt, canRepeat = false }: Props) {
  const { items, machine } = order
  return (
    <OrderRow
      order={order}
      title={listOf(
        items.map(({ quantity, name }) => (quantity > 1 ? texts.orders.several({ count: quantity, name }) : name)),
      )}
      amount={order.net_payable_amount}
      machine={machine.name}
      picture={items[0]?.image_url}
      others={items.length - 1}
      isCharged={order.status !== 'Cancelled' || order.refund !== undefined}
      note={noteOf(order)}
      isOwed={canRefund(order)}
      action={canRepeat && isAsExpected(order) && <OrderAgainButton order={order} rank="quiet" />}
      checked={checkedAt && texts.orders.checked({ when: formatDayAndTime(checkedAt) })}
    />
  )
}
