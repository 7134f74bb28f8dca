import { shellTexts as texts } from '#shared/texts/shell.ts'
import { LongWait } from './LongWait.tsx'
import styles from './PageSpinner.module.css'

/** A plain spinner while a page loads (specification §2). What it waits for may be a file, so it begins anew by a reload. */
export function PageSpinner() {
  return (
    <div className={styles.page}>
      <div role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <span className={styles.text}>{texts.loading}</span>
      </div>
      <LongWait onRetry={() => window.location.reload()} />
    </div>
  )
}
