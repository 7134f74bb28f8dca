import { Link } from 'react-router-dom'
import { isLate, isNews, type RefundTrack } from '#domain/order/refund-track.ts'
import { useListRefunds } from '#generated/hooks/refunds.ts'
import { formatPlainDay } from '#shared/dates/plain-day.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Dashboard.module.css'

function lineOf(refund: RefundTrack, now: Date): string {
  const { status, currency, expected_on } = refund
  const amount = priceOf(refund.amount, currency)
  if (status === 'Processed') return texts.refundTrack.arrived({ amount })
  if (status === 'Failed') return texts.refundTrack.refused({ amount })
  if (isLate(refund, now)) return texts.refundTrack.overdue({ amount })
  return expected_on
    ? texts.refundTrack.arrives({ amount, day: formatPlainDay(expected_on) })
    : texts.refundTrack.onItsWay({ amount })
}

/** The refunds that are pending or have just ended. Uses the query of the refunds screen. */
export function RefundNews() {
  const { data } = useListRefunds({
    pageOff: false,
    isList: false,
    limit: 10,
    keyword: '',
    sort: 'created_at',
    order: 'DESC',
  })
  const now = useDate()
  const news = data?.pages[0]?.data.filter((refund) => isNews(refund, now)) ?? []
  if (news.length === 0) return null
  return (
    <section role="status" className={styles.news}>
      <ul>
        {news.map((refund) => (
          <li key={refund.id}>
            <p>
              <Words>{lineOf(refund, now)}</Words>
            </p>
            <Link to={paths.orderHistoryDetails(refund.order_id)}>{texts.refundTrack.follow}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
