import type { ReactNode } from 'react'
import styles from './StatusBadge.module.css'

/** A status in a word or two. The color only supports the text. */
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
