import { dispenseStage, type Order } from '#domain/order/order-state.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { texts } from '#shared/texts/catalog.ts'
import { type Step, Steps } from '#shared/ui/Steps.tsx'
import styles from './OrderDetails.module.css'

/** How an order can end without a tick. */
const ends: { [stage in ReturnType<typeof dispenseStage>]?: Step['state'] } = { partly: 'short', failed: 'failed' }

/** The order's steps with their times. Steps that can no longer happen are left out. */
export function OrderTimeline({ order }: { order: Order }) {
  const last = ends[dispenseStage(order)] ?? 'done'
  const steps = [
    { label: texts.orders.created, at: order.created_at },
    { label: texts.orders.paidAt, at: order.paid_at },
    { label: texts.orders.started, at: order.dispense_started_at },
    { label: texts.orders.completed, at: order.completed_at, state: last },
  ]
  const isOpen = order.is_active || order.status === 'Pending'
  const shown = steps.filter(({ at }) => at !== undefined || isOpen)
  return (
    <Steps
      label={texts.orders.dates}
      steps={shown.map(({ label, at, state = 'done' }) => ({
        id: label,
        state: at === undefined ? 'next' : state,
        children: (
          <span className={styles.when}>
            <span>{label}</span> <small>{formatDayAndTime(at)}</small>
          </span>
        ),
      }))}
    />
  )
}
