import { texts } from '#shared/texts/catalog.ts'
import { LongWait } from './LongWait.tsx'
import styles from './PageSpinner.module.css'

/** A plain spinner while a page loads (§2). It may wait for a file, so its retry reloads the page. */
export function PageSpinner() {
  return (
    <div className={styles.page}>
      <div role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <span className={styles.text}>{texts.shell.loading}</span>
      </div>
      <LongWait onRetry={() => window.location.reload()} />
    </div>
  )
}
