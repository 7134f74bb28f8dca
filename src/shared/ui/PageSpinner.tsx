import { texts } from '#shared/texts/catalog.ts'
import { LongWait } from './LongWait.tsx'
import styles from './PageSpinner.module.css'

/** A spinner while a page loads (§2). A file of the app may be missing, so a retry reloads the page. */
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
