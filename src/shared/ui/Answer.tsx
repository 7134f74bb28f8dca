import type { ReactNode } from 'react'
import styles from './Answer.module.css'

/** A question that opens. The browser's own: keyboard, find in page and screen readers know it. */
export function Answer({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className={styles.answer}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
