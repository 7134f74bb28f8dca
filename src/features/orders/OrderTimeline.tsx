import { Timeline } from '@mantine/core'
import type { Order } from '#domain/order/order-state.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import '@mantine/core/styles/Timeline.layer.css'

/** The order's steps with their times. Pending steps are drawn hollow; steps that can't happen are left out. */
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
    <Timeline active={shown.filter(({ at }) => at !== undefined).length - 1} bulletSize={18} lineWidth={3}>
      {shown.map(({ label, at }) => (
        <Timeline.Item key={label} title={label}>
          {formatDayAndTime(at)}
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
