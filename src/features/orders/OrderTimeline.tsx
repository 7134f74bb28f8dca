import type { Order } from '#domain/order/order-state.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import { Steps } from '#shared/ui/Steps.tsx'
import styles from './OrderDetails.module.css'

/** The order's steps with their times. Steps that can't happen are left out. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = [
    { label: texts.created, at: order.created_at },
    { label: texts.paidAt, at: order.paid_at },
    { label: texts.started, at: order.dispense_started_at },
    { label: texts.completed, at: order.completed_at },
  ]
  const isOpen = order.is_active || order.status === 'Pending'
  const shown = steps.filter(({ at }) => at !== undefined || isOpen)
  return (
    <Steps
      label={texts.dates}
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
