import { IconReceiptRefund } from '@tabler/icons-react'
import { isLate, isNews, type RefundTrack } from '#domain/order/refund-track.ts'
import { useListRefunds } from '#generated/hooks/refunds.ts'
import type { components } from '#generated/types.ts'
import { formatPlainDay } from '#shared/dates/plain-day.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { formatMoney, sum, toMinor } from '#shared/money/money.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths, routes } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Dashboard.module.css'
import { RowLink } from './RowLink.tsx'

type Refund = components['schemas']['Refund']
type Kind = 'refused' | 'overdue' | 'onItsWay' | 'arrived'

function kindOf(refund: RefundTrack, now: Date): Kind {
  if (refund.status === 'Processed') return 'arrived'
  if (refund.status === 'Failed') return 'refused'
  return isLate(refund, now) ? 'overdue' : 'onItsWay'
}

function lineOf({ amount: paid, currency, expected_on }: RefundTrack, kind: Kind): string {
  const amount = priceOf(paid, currency)
  return kind === 'onItsWay' && expected_on
    ? texts.refundTrack.arrives({ amount, day: formatPlainDay(expected_on) })
    : texts.refundTrack[kind]({ amount })
}

/** Those of one kind and currency, in one line. */
interface Group {
  kind: Kind
  refunds: Refund[]
}

function groupsOf(news: readonly Refund[], now: Date): Group[] {
  const groups = new Map<string, Group>()
  for (const refund of news) {
    const kind = kindOf(refund, now)
    const key = `${kind} ${refund.currency}`
    const { refunds } = groups.get(key) ?? { refunds: [] }
    groups.set(key, { kind, refunds: [...refunds, refund] })
  }
  return [...groups.values()]
}

function News({ kind, refunds: [first, ...others] }: Group) {
  if (!first) return null
  const total = sum([first, ...others].map(({ amount }) => toMinor(amount)))
  return (
    <li>
      <IconReceiptRefund size="1.75rem" aria-hidden="true" />
      <p>
        <Words>
          {others.length === 0
            ? lineOf(first, kind)
            : texts.refundTrack.several[kind]({ count: others.length + 1, amount: formatMoney(total, first.currency) })}
        </Words>
      </p>
      <RowLink to={others.length === 0 ? paths.orderHistoryDetails(first.order_id) : routes.refunds}>
        {others.length === 0 ? texts.refundTrack.follow : texts.refundTrack.followAll}
      </RowLink>
    </li>
  )
}

/** The refunds that are pending or have just ended, one line for each kind. Uses the query of the refunds screen. */
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
        {groupsOf(news, now).map((group) => (
          <News key={group.refunds[0]?.id} {...group} />
        ))}
      </ul>
    </section>
  )
}
