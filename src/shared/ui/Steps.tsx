import { Loader, Timeline } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Timeline.layer.css'
import styles from './Steps.module.css'

export interface Step {
  id: string
  /** `days`: under way, but nobody should watch it. */
  state: 'done' | 'now' | 'days' | 'next' | 'short' | 'failed'
  children: ReactNode
}

const bullets = {
  done: <IconCheck size="1rem" stroke={3} aria-hidden />,
  now: <Loader size={14} color="currentColor" aria-hidden />,
  days: <IconClock size="1rem" aria-hidden />,
  next: null,
  short: <IconAlertTriangle size="1rem" aria-hidden />,
  failed: <IconX size="1rem" stroke={3} aria-hidden />,
}

/** A timeline of steps and their progress. The texts state the progress too, not only the bullets. */
export const Steps = ({ steps, label }: { steps: readonly Step[]; label?: string }) => (
  <Timeline
    role="list"
    aria-label={label}
    active={steps.findLastIndex(({ state }) => state !== 'next')}
    bulletSize={28}
    lineWidth={3}
    classNames={{ item: styles.item, itemBullet: styles.bullet, itemContent: styles.content }}
  >
    {steps.map(({ id, state, children }) => (
      <Timeline.Item key={id} role="listitem" bullet={bullets[state]} data-state={state}>
        {children}
      </Timeline.Item>
    ))}
  </Timeline>
)
