import type { ReactNode } from 'react'
import styles from './Answer.module.css'

/** An expandable question. A native element, so that keyboard, find-in-page and screen readers work. */
export function Answer({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className={styles.answer}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
