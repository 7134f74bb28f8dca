import type { ReactNode } from 'react'
import styles from './StatusBadge.module.css'

/** A state in one word, told by its text; the colour only helps. */
export function StatusBadge({
  tone,
  children,
}: {
  tone: 'good' | 'bad' | 'warn' | 'active' | 'neutral'
  children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
