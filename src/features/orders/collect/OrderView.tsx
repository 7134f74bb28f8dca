import { Progress, VisuallyHidden } from '@mantine/core'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { endingWords } from '#domain/order/ending-words.ts'
import type { Ending, Stage } from '#domain/order/endings.ts'
import {
  dispensedCount,
  isCoffee,
  itemStage,
  type Order,
  type OrderItem,
  progressOf,
} from '#domain/order/order-state.ts'
import { track } from '#shared/analytics/track.ts'
import { formatDayOfMonth } from '#shared/dates/dates.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { Outcome } from '#shared/ui/Outcome.tsx'
import { Panel } from '#shared/ui/Panel.tsx'
import { Steps } from '#shared/ui/Steps.tsx'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import styles from './Dispense.module.css'
import { ItemRow } from './ItemRow.tsx'
import { MachineCard } from './MachineCard.tsx'
import { MachineWindow } from './MachineWindow.tsx'
import { useItemNews } from './use-item-news.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface Props {
  order: Order
  ending: Ending
  isCutOff: boolean
  placeName: string
  /** Of an order that is paid and waits. By default, the title says what it waits for. */
  title?: string | undefined
  /** The order has just ended before the customer's eyes, and what they may want later waits. */
  isLeftAlone?: boolean
  /** Where the customer gets help with the order, beside its number. */
  helpPath?: string | undefined
  /** The order's actions, below what it is about. */
  children: ReactNode
}

const waiting: readonly Stage[] = ['ready', 'elsewhere', 'machine-offline']
const moving: readonly Stage[] = ['dispensing', 'silent', 'stopped']
const withoutProgress: readonly Stage[] = [...waiting, 'unpaid', 'confirming', 'canceled', 'released']
const over: readonly Stage[] = ['dispensed', 'partly', 'failed', 'released', 'canceled']

/** An order at its machine in every state, including orders that can't be dispensed (yet). */
export function OrderView({
  order,
  ending,
  isCutOff,
  placeName,
  title,
  isLeftAlone = false,
  helpPath,
  children,
}: Props) {
  const { stage } = ending
  const isMoving = moving.includes(stage)
  const [hasMoved, setHasMoved] = useState(isMoving)
  if (isMoving && !hasMoved) setHasMoved(true)
  const news = useItemNews(order, isMoving)
  useWakeLock(isMoving)
  useOutcome(stage)
  const isWaiting = waiting.includes(stage)
  const isOver = over.includes(stage)
  const hasWindow = stage === 'dispensing' || stage === 'silent' || (hasMoved && isOver)
  const progress = progressOf(order.items)
  const isPaidTitle = isWaiting && title !== undefined
  const words = endingWords(stage, order, placeName)
  const hint = stage === 'dispensed' && !hasMoved ? collected(order) : words.hint
  return (
    <section
      className={styles.stage}
      data-stage={stage}
      data-moved={hasMoved || undefined}
      data-split={hasWindow || isWaiting || undefined}
    >
      <div className={styles.words}>
        {/* One element from the payment to the end, so that screen readers announce what comes next. */}
        {isPaidTitle ? (
          <Outcome title={title} lines={[paidFacts(order)]} tone="good" isStill />
        ) : (
          <Outcome
            title={words.title}
            lines={[...(isWaiting ? [paidFacts(order)] : []), ...(hint.length > 0 || hasMoved ? [hint] : [])]}
            tone={ending.tone}
            isStill={hasMoved}
          />
        )}
        {isPaidTitle && stage !== 'ready' && (
          <Outcome title={words.title} isSection lines={[words.hint]} tone={ending.tone} />
        )}
      </div>
      {hasWindow && (
        <div className={styles.view}>
          <MachineWindow order={order} isOver={isOver} isComplete={stage === 'dispensed'} />
          <Progress.Root
            size={10}
            className={styles.progress}
            style={{ '--pieces': progress.pieces } as CSSProperties}
            data-over={isOver || undefined}
            transitionDuration={400}
          >
            <Progress.Section value={progress.out} color="green" aria-label={words.title} />
            {stage === 'dispensing' && (
              <Progress.Section value={progress.coming} withAria={false} className={styles.coming} />
            )}
          </Progress.Root>
        </div>
      )}
      {isWaiting && (
        <div className={styles.view}>
          <MachineCard machine={order.machine} hint={stage === 'ready' ? words.hint : texts.dispense.waitsAt} />
        </div>
      )}
      <div className={styles.rest}>
        {isWaiting && order.min_age !== undefined && <p>{texts.dispense.ageCheck({ age: order.min_age })}</p>}
        <VisuallyHidden component="p" role="log">
          {news.text && <span key={news.count}>{news.text}</span>}
        </VisuallyHidden>
        <Connection isOffline={ending.isPhoneOffline} isCutOff={isCutOff} isMoving={isMoving} />
        <Items order={order} stage={stage} hasMoved={hasMoved && isOver} isLeftAlone={isLeftAlone} />
        {!isWaiting && (
          <div className={styles.meta}>
            <p>
              <Facts
                facts={[
                  <ServerWords key="machine">{order.machine.name}</ServerWords>,
                  texts.dispense.orderNumber({ number: order.order_number }),
                ]}
              />
            </p>
            {helpPath && (
              <TextLink to={helpPath} label={texts.orderActions.getHelp}>
                {texts.orderActions.getHelpShort}
              </TextLink>
            )}
          </div>
        )}
        {hasWindow && !isOver && (
          <p className={styles.stay}>{stage === 'silent' ? texts.dispense.waitOrRefund : texts.dispense.stay}</p>
        )}
        {children}
      </div>
    </section>
  )
}

/** What came out of the machine, and when: nobody takes it from there again. */
function collected({ items, completed_at }: Order) {
  const count = texts.dispense.collected({ count: dispensedCount(items).dispensed })
  return completed_at ? [count, formatDayOfMonth(completed_at)] : count
}

const paidFacts = ({ net_payable_amount, currency, order_number }: Order) => [
  texts.dispense.paid({ amount: priceOf(net_payable_amount, currency) }),
  texts.dispense.orderNumber({ number: order_number }),
]

const steps = {
  waiting: 'next',
  dispensing: 'now',
  dispensed: 'done',
  partly: 'short',
  failed: 'failed',
  unknown: 'next',
} as const

/** Of a machine that sends no updates. */
function lastKnown(item: OrderItem) {
  const step = steps[itemStage(item)]
  if (step !== 'now' && step !== 'next') return step
  return item.dispensed_quantity > 0 ? 'short' : 'next'
}

interface ItemsProps {
  order: Order
  stage: Stage
  hasMoved: boolean
  isLeftAlone: boolean
}

/** The items in dispensing order; shown as steps if the machine is dispensing or has just ended. */
function Items({ order, stage, hasMoved, isLeftAlone }: ItemsProps) {
  const hasHelp = !isLeftAlone && (stage === 'dispensed' || stage === 'partly')
  const shared = {
    isCoffee: isCoffee(order),
    hidesProgress: withoutProgress.includes(stage),
    isSilent: stage === 'silent',
  }
  const rows = order.items.map((item) => ({
    item,
    row: (
      <ItemRow
        item={item}
        {...shared}
        helpPath={
          hasHelp && item.dispensed_quantity > 0 ? paths.itemHelp(order.id, item.id, shared.isCoffee) : undefined
        }
      />
    ),
  }))
  return (
    <Panel className={styles.list}>
      {moving.includes(stage) || hasMoved ? (
        <Steps
          steps={rows.map(({ item, row }) => ({
            id: item.id,
            state: stage === 'silent' ? lastKnown(item) : steps[itemStage(item)],
            children: row,
          }))}
        />
      ) : (
        <ul className={styles.items}>
          {rows.map(({ item, row }) => (
            <li key={item.id}>{row}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Connection({ isOffline, isCutOff, isMoving }: { isOffline: boolean; isCutOff: boolean; isMoving: boolean }) {
  if (!isOffline && !isCutOff) return null
  const text = isMoving ? texts.dispense.lost : isOffline ? texts.dispense.phoneOffline : texts.dispense.cutOff
  return (
    <p role="alert" className={styles.notice}>
      {text}
    </p>
  )
}

/** Tracks the outcome only if the order ends while it is on screen, not when an old order is viewed. */
function useOutcome(stage: Stage) {
  const before = useRef(stage)
  useEffect(() => {
    const hasMoved = moving.includes(before.current) && !moving.includes(stage)
    before.current = stage
    if (hasMoved && (stage === 'dispensed' || stage === 'partly' || stage === 'failed'))
      track({ name: 'order_dispensed', outcome: stage })
  }, [stage])
}
