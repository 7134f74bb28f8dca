import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import '@mantine/core/styles/Anchor.layer.css'
import styles from './TextLink.module.css'
import { useWaitingOrder } from './waiting-order.ts'

interface Look {
  size?: 'sm' | 'md'
  /** For what few customers need: underlined instead of bold. */
  isAside?: boolean
  /** The whole label for screen readers, where the visible one is shorter. */
  label?: string
  children: ReactNode
}

/**
 * A link that stands by itself: as a quiet `Action`, but as wide as its words; like that, it is left out if it leads to
 * shopping while a paid order waits. In a sentence, a plain link is underlined.
 */
export function TextLink({ size = 'md', isAside, label, ...props }: Look & ({ to: string } | { href: string })) {
  const waiting = useWaitingOrder('to' in props ? props.to : '')
  if (waiting) return null
  const look = {
    className: styles.link,
    size,
    underline: isAside ? 'always' : 'never',
    'aria-label': label,
    'data-aside': isAside,
  } as const
  return 'to' in props ? <Anchor component={Link} {...look} {...props} /> : <Anchor {...look} {...props} />
}
