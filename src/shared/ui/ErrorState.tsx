import { shellTexts as texts } from '#shared/texts/shell.ts'
import styles from './State.module.css'
import { SupportReference } from './SupportReference.tsx'

interface Props {
  title: string
  hint?: string
  /** Shown with its support reference where it is a failed call. */
  error?: Error | null
  onRetry?: () => void
}

/** Something did not work, and what to do about it. */
export function ErrorState({ title, hint, error = null, onRetry }: Props) {
  return (
    <section className={styles.state} role="alert">
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {onRetry && (
        <button type="button" className={styles.action} onClick={onRetry}>
          {texts.tryAgain}
        </button>
      )}
      <SupportReference error={error} />
    </section>
  )
}
