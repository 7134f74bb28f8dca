import { Link } from 'react-router-dom'
import type { Order } from '#domain/order/order-state.ts'
import { formatDayOfMonth } from '#shared/dates/dates.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import { StatusBadge } from '#shared/ui/StatusBadge.tsx'
import { byMonth } from './history.ts'
import styles from './OrderHistory.module.css'
import { statusTone } from './status-tone.ts'

export function HistoryList({ orders }: { orders: readonly Order[] }) {
  return (
    <div className={styles.months}>
      {byMonth(orders).map((month) => (
        <section key={month.orders[0]?.id} className={styles.month}>
          <h2>{month.title || texts.earlier}</h2>
          <ul>
            {month.orders.map((order) => (
              <HistoryRow key={order.id} order={order} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export function HistoryRow({ order }: { order: Order }) {
  const { id, items, machine, refund } = order
  return (
    <li>
      <Link to={paths.orderHistoryDetails(id)} className={styles.row}>
        <span className={styles.picture}>
          <img src={items[0]?.image_url} alt="" width={64} height={64} loading="lazy" />
          {items.length > 1 && <span aria-hidden="true">+{items.length - 1}</span>}
        </span>
        <span className={styles.facts}>
          <span className={styles.title}>
            <b>{items.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')}</b>
            <b className={styles.amount}>{formatMoney(toMinor(order.net_payable_amount))}</b>
          </span>
          <span className={styles.place}>
            <small>{formatDayOfMonth(order.created_at)}</small> <small>{machine.name}</small>
          </span>
          <span className={styles.state}>
            <StatusBadge tone={statusTone(order)}>{texts.statuses[order.status] ?? texts.otherStatus}</StatusBadge>
            {refund && <small>{texts.refunded(formatMoney(toMinor(refund.amount)))}</small>}
          </span>
        </span>
      </Link>
    </li>
  )
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e']

/** Holds the place of the first rows. */
export function HistorySkeleton() {
  return (
    <div className={styles.month} role="status">
      <span className={styles.hidden}>{texts.loadingOrders}</span>
      <span className={styles.skeletonTitle} aria-hidden="true" />
      {skeletonRows.map((row) => (
        <span key={row} className={styles.skeletonRow} aria-hidden="true" />
      ))}
    </div>
  )
}
