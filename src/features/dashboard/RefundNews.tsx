import { isNews, type RefundTrack } from '#domain/order/refund-track.ts'
import { expectedDay } from '#domain/order/refund-words.ts'
import { useListRefunds } from '#generated/hooks/refunds.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import styles from './Dashboard.module.css'

function lineOf({ status, amount: major, currency, expected_on }: RefundTrack): string {
  const amount = priceOf(major, currency)
  if (status === 'Processed') return texts.refundTrack.arrived({ amount })
  if (status === 'Failed') return texts.refundTrack.refused({ amount })
  return expected_on
    ? texts.refundTrack.arrives({ amount, day: expectedDay(expected_on) })
    : texts.refundTrack.onItsWay({ amount })
}

/** The latest refund, while it is pending and shortly after. Uses the query of the refunds screen. */
export function RefundNews() {
  const { data } = useListRefunds({
    pageOff: false,
    isList: false,
    limit: 10,
    keyword: '',
    sort: 'created_at',
    order: 'DESC',
  })
  const refund = data?.pages[0]?.data[0]
  if (!refund || !isNews(refund, new Date())) return null
  return (
    <section className={styles.card}>
      <p role="status">{lineOf(refund)}</p>
      <Action rank="second" to={paths.orderHistoryDetails(refund.order_id)}>
        {texts.refundTrack.follow}
      </Action>
    </section>
  )
}
