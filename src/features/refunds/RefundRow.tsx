import { destinationOf, expectedDay } from '#domain/order/refund-words.ts'
import { config } from '#shared/config.ts'
import { formatDayOfMonth } from '#shared/dates/dates.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ListRow } from '#shared/ui/list/ListRow.tsx'
import { StatusBadge } from '#shared/ui/StatusBadge.tsx'
import { type Refund, toneOf } from './refund-status.ts'

/** A refund, linked to its order, which shows the details. */
export function RefundRow({ refund }: { refund: Refund }) {
  const { order_id, order_number, machine_name, amount, currency, kind, mode, status, created_at } = refund
  const { destination, expected_on } = refund
  return (
    <ListRow
      to={paths.orderHistoryDetails(order_id)}
      title={texts.refunds.kinds[kind] ?? texts.refunds.otherKind}
      amount={priceOf(amount, currency)}
    >
      <span>
        <small>
          {texts.refunds.order({ number: order_number })} · {machine_name}
        </small>
        <small>{formatDayOfMonth(created_at)}</small>
      </span>
      <span>
        <small>
          {destination && mode !== 'wallet'
            ? destinationOf(destination)
            : (texts.orders.refundModes[mode] ?? texts.refunds.otherMode)}
        </small>
        <StatusBadge tone={toneOf(status)}>{texts.refunds.statuses[status] ?? texts.refunds.otherStatus}</StatusBadge>
      </span>
      {config.features.refundTracking && expected_on && status === 'Initiated' && (
        <span>
          {texts.refundTrack.expected} {expectedDay(expected_on)}
        </span>
      )}
    </ListRow>
  )
}
