import { useQueryClient } from '@tanstack/react-query'
import { isCoffee } from '#domain/order/order-state.ts'
import { refundKey, refundProblem } from '#domain/order/refund-call.ts'
import { useOffered } from '#domain/session/features.ts'
import { useCreateRefund } from '#generated/hooks/refunds.ts'
import { createRefund } from '#generated/operations/refunds.ts'
import { errorCode } from '#shared/api/errors.ts'
import { isRefused } from '#shared/api/proofs.ts'
import { makeStale } from '#shared/api/stale.ts'
import { config } from '#shared/config.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { telLink } from '#shared/tel-link.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { type About, mailtoLink } from './report.ts'
import styles from './Support.module.css'

/** Requests a refund for an item that the machine reports as dispensed, if the server supports it. */
export function MissingItem({ about }: { about: About }) {
  const { order, itemId } = about
  const isOffered = useOffered('missingItems')
  const client = useQueryClient()
  // A refusal says that the order has changed: it was refunded meanwhile, or support is looking into this item now.
  const { mutate, data, error, isPending } = useCreateRefund({
    onError: (refused) => isRefused(refused) && makeStale(client, createRefund),
  })
  const item = order?.items.find(({ id }) => id === itemId)
  if (!isOffered || !order || !item) return null
  const title = texts.missingItem.title({ name: item.name })
  const isInReview = item.in_review || errorCode(error) === 'REFUND_4092'
  if (order.refund && !data && !isInReview) return <AfterRefund title={title} about={about} orderId={order.id} />
  const ask = () =>
    mutate({
      params: { 'Idempotency-Key': refundKey('missing', item.id) },
      body: { order_id: order.id, mode: 'source', item_id: item.id },
    })
  return (
    <section className={styles.section}>
      <h2>
        <Words>{title}</Words>
      </h2>
      <p role="status">
        <Words>
          {data
            ? texts.missingItem.granted({ amount: priceOf(data.data.amount, data.data.currency ?? order.currency) })
            : error
              ? refundProblem(error)
              : isInReview
                ? texts.missingItem.inReview
                : texts.missingItem.hint({ cup: isCoffee(order) ? 'yes' : 'no' })}
        </Words>
      </p>
      <SupportReference error={error} />
      {data ? (
        <Action rank="second" to={paths.orderHistoryDetails(order.id)}>
          {texts.refundTrack.follow}
        </Action>
      ) : (
        !isInReview && (
          <Action disabled={isPending} onClick={ask}>
            {isPending ? texts.missingItem.asking : texts.missingItem.ask}
          </Action>
        )
      )}
    </section>
  )
}

/** The contract allows one refund per order, so support has to decide about another item. */
function AfterRefund({ title, about, orderId }: { title: string; about: About; orderId: string }) {
  const { email, phone } = config.contacts
  return (
    <section className={styles.section}>
      <h2>
        <Words>{title}</Words>
      </h2>
      <p>{texts.missingItem.afterRefund}</p>
      <p className={styles.ways}>
        {email && <TextLink href={mailtoLink(email, about)}>{texts.supportScreen.tell}</TextLink>}
        {phone && <TextLink href={telLink(phone)}>{texts.supportScreen.call({ phone })}</TextLink>}
        <TextLink to={paths.orderHistoryDetails(orderId)}>{texts.missingItem.seeRefund}</TextLink>
      </p>
    </section>
  )
}
