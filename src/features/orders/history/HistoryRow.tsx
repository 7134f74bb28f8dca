import type { Order } from '#domain/order/order-state.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { listOf } from '#shared/lists.ts'
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'
import { OrderRow } from './OrderRow.tsx'

interface Props {
  order: Order
  /** ISO 8601; for an order stored on this phone. */
  checkedAt?: string
}

/** An order in the history: its products, machine and refund. */
export function HistoryRow({ order, checkedAt }: Props) {
  const { items, machine, refund } = order
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
      note={refund && texts.orders.refunded({ amount: priceOf(refund.amount, refund.currency ?? order.currency) })}
      checked={checkedAt && texts.orders.checked({ when: formatDayAndTime(checkedAt) })}
    />
  )
}
