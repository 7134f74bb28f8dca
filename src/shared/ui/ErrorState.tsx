import { describeError } from '#shared/api/describe-error.ts'
import { RetryButton } from './RetryButton.tsx'
import styles from './State.module.css'
import { SupportReference } from './SupportReference.tsx'

interface Props {
  title: string
  hint?: string
  /** Of the failed call; null where it waits for a connection. Left out where no call has failed. */
  error?: Error | null
  onRetry?: () => void
}

/** Something did not work, why, and what to do about it. */
export function ErrorState({ title, hint, error, onRetry }: Props) {
  const reason = error !== undefined && describeError(error)
  return (
    <section className={styles.state} role="alert">
      <h2>{title}</h2>
      {reason && reason !== title && <p>{reason}</p>}
      {hint && <p>{hint}</p>}
      {onRetry && <RetryButton error={error} className={styles.action} onRetry={onRetry} />}
      <SupportReference error={error ?? null} />
    </section>
  )
}
