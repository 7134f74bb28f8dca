import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type DispenseStage, dispensedCount, dispenseStage, itemStage, type Order } from '#domain/order/order-state.ts'
import { RefundChoice } from '#domain/order/RefundChoice.tsx'
import type { FollowedOrder } from '#domain/order/use-followed-order.ts'
import { track } from '#shared/analytics/track.ts'
import { paths } from '#shared/paths.ts'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import { Action } from '#shared/ui/Action.tsx'
import styles from './Dispense.module.css'
import { ItemRow } from './ItemRow.tsx'
import { itemNews } from './item-news.ts'
import { Overdue } from './Overdue.tsx'
import { stageTexts } from './stage-texts.ts'
import { useWakeLock, vibrate } from './use-attention.ts'

type Props = Omit<FollowedOrder, 'order'> & { order: Order }

/** Every stage from the machine's first turn to the end; also where an order is not (yet) to be dispensed. */
export function DispenseProgress({ order, isCutOff, isOverdue, error, checkAgain }: Props) {
  const stage = dispenseStage(order)
  const news = useItemNews(order)
  useWakeLock(stage === 'dispensing')
  useOutcome(stage)
  if (stage === 'ready') return null
  const { title, hint } = stageTexts(stage, order.items)
  const { dispensed, total } = dispensedCount(order.items)
  const isOver = ['dispensed', 'partly', 'failed', 'released', 'cancelled'].includes(stage)
  const Icon = stage === 'dispensed' ? IconCheck : stage === 'partly' ? IconAlertTriangle : IconX
  return (
    <section className={styles.stage} data-stage={stage}>
      <div className={styles.head} data-over={isOver || undefined} role="status">
        {isOver && (
          <span className={styles.mark} aria-hidden>
            <Icon />
          </span>
        )}
        <h2>{title}</h2>
        <p>{hint}</p>
      </div>
      {stage === 'dispensing' && (
        <>
          {!isOverdue && <ComingNow items={order.items} />}
          <progress className={styles.progress} aria-label={title} value={dispensed} max={total} />
        </>
      )}
      <p className={styles.spoken} role="log">
        {news}
      </p>
      {isCutOff && (
        <p role="alert" className={styles.notice}>
          {texts.lost}
        </p>
      )}
      <ul className={styles.items}>
        {order.items.map((item) => (
          <ItemRow key={item.id} item={item} isPlain={stage === 'unpaid' || stage === 'cancelled'} />
        ))}
      </ul>
      <p className={styles.meta}>
        {order.machine.name} · {texts.orderNumber(order.order_number)}
      </p>
      {isOverdue && <Overdue order={order} error={error} checkAgain={checkAgain} />}
      <RefundChoice order={order} />
      {isOver && (
        <div className={styles.onward}>
          <Action to={paths.orderHistoryDetails(order.id)} rank="second">
            {texts.details}
          </Action>
          {stage !== 'dispensed' && (
            <Action rank="quiet" to={paths.support(order.id)}>
              {texts.getHelp}
            </Action>
          )}
          <Action to={paths.products} rank="quiet">
            {texts.shopMore}
          </Action>
        </div>
      )}
    </section>
  )
}

/** The one that falls next, large; the list below says it in words. */
function ComingNow({ items }: { items: Order['items'] }) {
  const item =
    items.find((each) => itemStage(each) === 'dispensing') ?? items.find((each) => itemStage(each) === 'waiting')
  if (!item) return null
  return (
    <div className={styles.window} aria-hidden>
      <img key={item.id} src={item.image_url} alt="" width={160} height={160} />
      <span>{item.slot_label}</span>
    </div>
  )
}

/** Counted where it happens before the customer's eyes, not each time an old order is looked at. */
function useOutcome(stage: DispenseStage) {
  const before = useRef(stage)
  useEffect(() => {
    const hasMoved = before.current === 'dispensing' && stage !== 'dispensing'
    before.current = stage
    if (hasMoved && (stage === 'dispensed' || stage === 'partly' || stage === 'failed'))
      track({ name: 'order_dispensed', outcome: stage })
  }, [stage])
}

/** What the last answer changed, for the ear and the hand. */
function useItemNews(order: Order) {
  const before = useRef(order.items)
  const [news, setNews] = useState('')
  useEffect(() => {
    const spoken = itemNews(before.current, order.items)
    before.current = order.items
    if (!spoken) return
    setNews(spoken)
    vibrate(60)
  }, [order.items])
  return news
}
