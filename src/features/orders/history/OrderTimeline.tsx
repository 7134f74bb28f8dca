import { dispenseStage, type Order } from '#domain/order/order-state.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { Panel } from '#shared/ui/Panel.tsx'
import { type Step, Steps } from '#shared/ui/Steps.tsx'
import styles from './OrderDetails.module.css'

/** How an order can end without a tick. */
const ends: { [stage in ReturnType<typeof dispenseStage>]?: Step['state'] } = { partly: 'short', failed: 'failed' }

type Timed = { labels: string[]; at: string | undefined; state?: Step['state'] }

/** Steps within the same minute are one. The last one says how they ended. */
function joined(steps: readonly Timed[]): Timed[] {
  const lines: Timed[] = []
  for (const step of steps) {
    const before = lines.at(-1)
    const isSame = before?.at !== undefined && formatDayAndTime(before.at) === formatDayAndTime(step.at)
    if (isSame) lines.splice(-1, 1, { ...step, labels: [...before.labels, ...step.labels] })
    else lines.push(step)
  }
  return lines
}

/** The order's steps with their times. Steps that can no longer happen are left out. */
function timelineOf(order: Order): Timed[] {
  const last = ends[dispenseStage(order)] ?? 'done'
  const steps = [
    { labels: [texts.orders.created], at: order.created_at },
    { labels: [texts.orders.paidAt], at: order.paid_at },
    { labels: [texts.orders.started], at: order.dispense_started_at },
    { labels: [texts.orders.completed], at: order.completed_at, state: last },
  ]
  const isOpen = order.is_active || order.status === 'Pending'
  return joined(steps.filter(({ at }) => at !== undefined || isOpen))
}

/** Nothing if all happened within a minute: the order's head says when. */
export function OrderTimeline({ order }: { order: Order }) {
  const shown = timelineOf(order)
  if (shown.length < 2) return null
  return (
    <Panel title={texts.orders.dates}>
      <Steps
        label={texts.orders.dates}
        steps={shown.map(({ labels, at, state = 'done' }) => ({
          id: labels.join(),
          state: at === undefined ? 'next' : state,
          children: (
            <span className={styles.when}>
              <Facts facts={labels} /> <small>{formatDayAndTime(at)}</small>
            </span>
          ),
        }))}
      />
    </Panel>
  )
}
