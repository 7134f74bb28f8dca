import { isRefusedForGood } from '#shared/api/proofs.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { type About, reportLines } from './report.ts'
import styles from './Support.module.css'

interface Props {
  about: About
  isLoading: boolean
  error: Error | null
  onRetry: () => void
}

/** The order the customer needs help with, or how to pick one. */
export function AboutOrder({ about, isLoading, error, onRetry }: Props) {
  const { order, orderId } = about
  return (
    <section className={styles.section}>
      <h2>{orderId ? texts.supportScreen.order : texts.supportScreen.noOrder}</h2>
      {!orderId && <p className={styles.soft}>{texts.supportScreen.noOrderHint}</p>}
      {isLoading && <Loading label={texts.supportScreen.orderLoading} />}
      {error && !order && (
        <div role="alert" className={styles.failure}>
          <p>{isRefusedForGood(error) ? texts.supportScreen.orderMissing : texts.supportScreen.orderFailed}</p>
          <SupportReference error={error} />
        </div>
      )}
      <dl className={styles.facts}>
        {reportLines(about).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Words>{value}</Words>
            </dd>
          </div>
        ))}
      </dl>
      {!orderId && (
        <Action rank="second" to={paths.orderHistory}>
          {texts.supportScreen.toOrders}
        </Action>
      )}
      {error && !order && !isRefusedForGood(error) && (
        <Action rank="second" onClick={onRetry}>
          {texts.supportScreen.retry}
        </Action>
      )}
      {order && (
        <Action rank="second" to={paths.orderHistoryDetails(order.id)}>
          {texts.supportScreen.details}
        </Action>
      )}
    </section>
  )
}
