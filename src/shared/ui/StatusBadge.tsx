import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/Badge.layer.css'

const colors = { good: 'green', bad: 'red', warn: 'yellow', active: 'yellow', neutral: 'neutral' } as const

/** A state in one word. The word, not the color, carries the meaning. */
export const StatusBadge = ({ tone, children }: { tone: keyof typeof colors; children: ReactNode }) => (
  <Badge {...(tone === 'neutral' ? { variant: 'default' } : { color: colors[tone] })}>{children}</Badge>
)
