import { Link } from 'react-router-dom'
import { destinationOf, expectedDay } from '#domain/order/refund-words.ts'
import { formatDayOfMonth } from '#shared/dates/dates.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { StatusBadge } from '#shared/ui/StatusBadge.tsx'
import styles from './Refunds.module.css'
import { type Refund, toneOf } from './refund-status.ts'

/** A refund, linked to its order, which has the details. */
export function RefundRow({ refund }: { refund: Refund }) {
  const { order_id, order_number, machine_name, amount, currency, kind, mode, status, created_at } = refund
  const { destination, expected_on } = refund
  return (
    <li>
      <Link to={paths.orderHistoryDetails(order_id)} className={styles.row}>
        <b>{texts.refunds.kinds[kind] ?? texts.refunds.otherKind}</b>
        <b className={styles.amount}>{priceOf(amount, currency)}</b>
        <small>
          {texts.refunds.order({ number: order_number })} · {machine_name}
        </small>
        <small className={styles.date}>{formatDayOfMonth(created_at)}</small>
        <small>
          {destination && mode !== 'wallet'
            ? destinationOf(destination)
            : (texts.orders.refundModes[mode] ?? texts.refunds.otherMode)}
          {expected_on && status === 'Initiated' && (
            <span className={styles.expected}>
              {texts.refundTrack.expected} {expectedDay(expected_on)}
            </span>
          )}
        </small>
        <StatusBadge tone={toneOf(status)}>{texts.refunds.statuses[status] ?? texts.refunds.otherStatus}</StatusBadge>
      </Link>
    </li>
  )
}
