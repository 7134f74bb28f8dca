/** A history's pages as one list. Pure. */
import type { Order } from '#domain/order/order-state.ts'
import { formatMonth } from '#shared/dates/dates.ts'

export interface Month {
  /** Empty where an order has no date that can be read. */
  title: string
  orders: Order[]
}

/** An order made meanwhile moves the last of a page to the next one: it is shown once. Deleted ones are not. */
export function ordersOf(pages: readonly { data: readonly Order[] }[]): Order[] {
  const byId = new Map(pages.flatMap(({ data }) => data).map((order) => [order.id, order]))
  return [...byId.values()].filter(({ is_deleted }) => !is_deleted)
}

/** In the order in which they come. */
export function byMonth(orders: readonly Order[]): Month[] {
  const months: Month[] = []
  for (const order of orders) {
    const title = formatMonth(order.created_at)
    const last = months.at(-1)
    if (last?.title === title) last.orders.push(order)
    else months.push({ title, orders: [order] })
  }
  return months
}
