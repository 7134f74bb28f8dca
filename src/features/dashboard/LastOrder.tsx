import { useActiveOrder } from '#domain/order/active-order.ts'
import { useSession } from '#domain/session/session.ts'
import { HistoryRow } from '#features/orders/history/HistoryRow.tsx'
import { useListOrders } from '#generated/hooks/orders.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import styles from './Dashboard.module.css'
import { lastOrder } from './last-order.ts'

/** The newest order except the active one. Uses the query of the history's first page, which caches it for there. */
export function LastOrder() {
  const { userId = '' } = useSession()
  const active = useActiveOrder()
  const { data } = useListOrders(
    { userId, machineId: '-1', limit: 10, order: 'desc', pageOff: false, isList: false },
    { enabled: userId !== '' },
  )
  const order = lastOrder(data?.pages[0]?.data ?? [], active?.id)
  if (!order) return null
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{texts.dashboard.lastOrder}</h2>
        <TextLink to={paths.orderHistory}>{texts.dashboard.allOrders}</TextLink>
      </div>
      <ul>
        <HistoryRow order={order} canRepeat />
      </ul>
    </section>
  )
}
