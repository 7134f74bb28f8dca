import { destinationOf } from '#domain/order/refund-words.ts'
import { config } from '#shared/config.ts'
import { formatDayOfMonth } from '#shared/dates/dates.ts'
import { formatPlainDay } from '#shared/dates/plain-day.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { ListRow } from '#shared/ui/list/ListRow.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { StatusBadge } from '#shared/ui/StatusBadge.tsx'
import { type Refund, toneOf } from './refund-status.ts'

/** A refund, linked to its order, which shows the details. */
export function RefundRow({ refund }: { refund: Refund }) {
  const { order_id, order_number, machine_name, summary, amount, currency, kind, status, created_at, expected_on } =
    refund
  const kindName = texts.refunds.kinds[kind] ?? texts.refunds.otherKind
  const isExpected = config.features.refundTracking && expected_on !== undefined && status === 'Initiated'
  const badge = (
    <StatusBadge tone={toneOf(status)}>{texts.refunds.statuses[status] ?? texts.refunds.otherStatus}</StatusBadge>
  )
  return (
    <ListRow
      to={paths.orderHistoryDetails(order_id)}
      title={summary ?? kindName}
      isServers={summary !== undefined}
      amount={priceOf(amount, currency)}
    >
      <span>
        <small>
          <Facts
            facts={[
              texts.refunds.order({ number: order_number }),
              machine_name && <ServerWords key="machine">{machine_name}</ServerWords>,
            ]}
          />
        </small>
        <small>{formatDayOfMonth(created_at)}</small>
      </span>
      <span>
        <small>
          <Facts facts={[summary !== undefined && kindName, wayOf(refund)]} />
        </small>
        {!isExpected && badge}
      </span>
      {isExpected && (
        <span>
          <small>{`${texts.refundTrack.expected} ${formatPlainDay(expected_on)}`}</small>
          {badge}
        </span>
      )}
    </ListRow>
  )
}

/** Where the money goes, in as few words as possible. */
function wayOf({ mode, destination }: Refund): string {
  if (mode === 'wallet') return texts.refundTrack.methods.Wallet
  return destination ? destinationOf(destination) : (texts.orders.refundModes[mode] ?? texts.refunds.otherMode)
}
