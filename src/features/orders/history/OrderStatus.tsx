import { endingOf } from '#domain/order/endings.ts'
import type { Order } from '#domain/order/order-state.ts'
import { texts } from '#shared/texts/catalog.ts'
import { StatusBadge } from '#shared/ui/StatusBadge.tsx'

/** The badge of an order's status in a list or on its details. */
export function OrderStatus({ order }: { order: Pick<Order, 'status' | 'is_active'> }) {
  const { tone } = endingOf({ order: { ...order, refundable_amount: 0 } })
  return <StatusBadge tone={tone}>{texts.orders.statuses[order.status] ?? texts.orders.otherStatus}</StatusBadge>
}
