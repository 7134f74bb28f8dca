import { shellTexts as texts } from '#shared/texts/shell.ts'
import styles from './PageSpinner.module.css'

/** A plain spinner while a page loads (specification §2). */
export function PageSpinner() {
  return (
    <div className={styles.page} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className={styles.text}>{texts.loading}</span>
    </div>
  )
}
