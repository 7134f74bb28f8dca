import { Loader, VisuallyHidden } from '@mantine/core'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { LongWait } from './LongWait.tsx'
import styles from './PageSpinner.module.css'

/** A spinner while a page loads (§2). A file of the app may be missing, so a retry reloads the page. */
export function PageSpinner() {
  return (
    <div className={styles.page}>
      <div role="status">
        <Loader size={40} aria-hidden />
        <VisuallyHidden>{texts.shell.loading}</VisuallyHidden>
      </div>
      <LongWait onRetry={() => window.location.reload()} />
    </div>
  )
}
