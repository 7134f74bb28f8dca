import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { endingWords, priceOf } from '#domain/order/ending-words.ts'
import type { Ending, Stage } from '#domain/order/endings.ts'
import { dispensedCount, itemStage, type Order } from '#domain/order/order-state.ts'
import { track } from '#shared/analytics/track.ts'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import styles from './Dispense.module.css'
import { ItemRow } from './ItemRow.tsx'
import { itemNews } from './item-news.ts'
import { MachineCard } from './MachineCard.tsx'
import { useWakeLock, vibrate } from './use-attention.ts'

interface Props {
  order: Order
  ending: Ending
  isCutOff: boolean
  placeName: string
  /** The order's actions. */
  children: ReactNode
}

const waiting: readonly Stage[] = ['ready', 'elsewhere', 'machine-offline']
const moving: readonly Stage[] = ['dispensing', 'silent', 'stopped']
const plain: readonly Stage[] = [...waiting, 'unpaid', 'confirming', 'cancelled', 'released']
const marks = { dispensed: IconCheck, partly: IconAlertTriangle, failed: IconX, released: IconX, cancelled: IconX }

/** An order at its machine, from waiting to the end, including orders that can't be dispensed (yet). */
export function OrderView({ order, ending, isCutOff, placeName, children }: Props) {
  const { stage } = ending
  const news = useItemNews(order, moving.includes(stage))
  useWakeLock(moving.includes(stage))
  useOutcome(stage)
  const { dispensed, total } = dispensedCount(order.items)
  const isWaiting = waiting.includes(stage)
  const words = endingWords(stage, order, placeName)
  return (
    <section
      className={styles.stage}
      data-stage={stage}
      data-tone={ending.tone}
      aria-labelledby={isWaiting ? 'dispense-machine' : undefined}
    >
      {stage === 'ready' ? (
        <MachineCard machine={order.machine} hint={words.hint} />
      ) : (
        <Head stage={stage} {...words} />
      )}
      {stage === 'dispensing' && (
        <>
          <ComingNow items={order.items} />
          <progress className={styles.progress} aria-label={words.title} value={dispensed} max={total} />
        </>
      )}
      {isWaiting && stage !== 'ready' && <MachineCard machine={order.machine} hint={texts.waitsAt} hasNumber />}
      <p className={styles.spoken} role="log">
        {news}
      </p>
      <Connection isOffline={ending.isPhoneOffline} isCutOff={isCutOff} isMoving={moving.includes(stage)} />
      <ul className={styles.items}>
        {order.items.map((item) => (
          <ItemRow key={item.id} item={item} isPlain={plain.includes(stage)} isSilent={stage === 'silent'} />
        ))}
      </ul>
      <p className={styles.meta}>
        {!isWaiting && `${order.machine.name} · `}
        {texts.orderNumber(order.order_number)}
        {isWaiting && ` · ${texts.paid(priceOf(order.net_payable_amount))}`}
      </p>
      {children}
    </section>
  )
}

function Head({ stage, title, hint }: { stage: Stage; title: string; hint: string }) {
  const Icon = Object.hasOwn(marks, stage) ? marks[stage as keyof typeof marks] : null
  return (
    <div className={styles.head} data-over={Icon !== null || undefined} role="status">
      {Icon && (
        <span className={styles.mark} aria-hidden>
          <Icon />
        </span>
      )}
      <h2>{title}</h2>
      <p>{hint}</p>
    </div>
  )
}

function Connection({ isOffline, isCutOff, isMoving }: { isOffline: boolean; isCutOff: boolean; isMoving: boolean }) {
  if (!isOffline && !isCutOff) return null
  const text = isMoving ? texts.lost : isOffline ? texts.phoneOffline : texts.cutOff
  return (
    <p role="alert" className={styles.notice}>
      {text}
    </p>
  )
}

/** A large picture of the item that is dispensed next. The list below says it in words. */
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

/** Tracked only if the order ends while it is on screen, not when an old order is viewed. */
function useOutcome(stage: Stage) {
  const before = useRef(stage)
  useEffect(() => {
    const hasMoved = moving.includes(before.current) && !moving.includes(stage)
    before.current = stage
    if (hasMoved && (stage === 'dispensed' || stage === 'partly' || stage === 'failed'))
      track({ name: 'order_dispensed', outcome: stage })
  }, [stage])
}

/** Announces and vibrates for what the last answer changed. The title already says when dispensing starts. */
function useItemNews(order: Order, isMoving: boolean) {
  const before = useRef({ items: order.items, isMoving })
  const [news, setNews] = useState('')
  useEffect(() => {
    const spoken = before.current.isMoving ? itemNews(before.current.items, order.items) : ''
    before.current = { items: order.items, isMoving }
    if (!spoken) return
    setNews(spoken)
    vibrate(60)
  }, [order.items, isMoving])
  return news
}
