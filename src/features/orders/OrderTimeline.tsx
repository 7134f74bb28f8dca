import type { Order } from '#domain/order/order-state.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Steps } from '#shared/ui/Steps.tsx'
import styles from './OrderDetails.module.css'

/** The order's steps with their times. Steps that can no longer happen are left out. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = [
    { label: texts.orders.created, at: order.created_at },
    { label: texts.orders.paidAt, at: order.paid_at },
    { label: texts.orders.started, at: order.dispense_started_at },
    { label: texts.orders.completed, at: order.completed_at },
  ]
  const isOpen = order.is_active || order.status === 'Pending'
  const shown = steps.filter(({ at }) => at !== undefined || isOpen)
  return (
    <Steps
      label={texts.orders.dates}
      steps={shown.map(({ label, at }) => ({
        id: label,
        state: at === undefined ? 'next' : 'done',
        children: (
          <span className={styles.when}>
            {label} <small>{formatDayAndTime(at)}</small>
          </span>
        ),
      }))}
    />
  )
}
