import { useOffered } from '#domain/session/features.ts'
import { useCreateRefund } from '#generated/hooks/refunds.ts'
import { ApiError } from '#shared/api/errors.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import type { About } from './report.ts'
import styles from './Support.module.css'

/** One key per item: a second tap can't refund twice. The contract defines its characters and length. */
const keyOf = (itemId: string) =>
  `missing-${itemId}`
    .replaceAll(/[^A-Za-z0-9-]/g, '-')
    .padEnd(16, '-')
    .slice(0, 64)

/** The server's message if it rejected the refund; any other error means that the outcome is unknown. */
const reasonOf = (error: Error) =>
  error instanceof ApiError && error.status < 500 ? error.message : texts.orderActions.refundUnheard

/** Requests a refund for an item that the machine reports as dispensed, if the server supports it. */
export function MissingItem({ order, itemId }: Pick<About, 'order' | 'itemId'>) {
  const isOffered = useOffered('missingItems')
  const { mutate, data, error, isPending } = useCreateRefund()
  const item = order?.items.find(({ id }) => id === itemId)
  if (!isOffered || !order || !item || (order.refund && !data)) return null
  const ask = () =>
    mutate({
      params: { 'Idempotency-Key': keyOf(item.id) },
      body: { order_id: order.id, mode: 'source', item_id: item.id },
    })
  return (
    <section className={styles.section}>
      <h2>{texts.missingItem.title({ name: item.name })}</h2>
      <p role="status">
        {data
          ? texts.missingItem.granted({ amount: priceOf(data.data.amount, data.data.currency) })
          : error
            ? reasonOf(error)
            : texts.missingItem.hint}
      </p>
      <SupportReference error={error} />
      {data ? (
        <Action rank="second" to={paths.orderHistoryDetails(order.id)}>
          {texts.refundTrack.follow}
        </Action>
      ) : (
        <Action rank="second" disabled={isPending} onClick={ask}>
          {isPending ? texts.missingItem.asking : texts.missingItem.ask}
        </Action>
      )}
    </section>
  )
}
