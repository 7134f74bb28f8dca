import { describeError } from '#shared/api/describe-error.ts'
import { ApiError } from '#shared/api/errors.ts'
import { texts } from '#shared/texts/catalog.ts'
import { RetryButton } from './RetryButton.tsx'
import { ServerWords } from './ServerWords.tsx'
import styles from './State.module.css'
import { StateDrawing } from './StateDrawing.tsx'
import { StateTitle } from './StateTitle.tsx'
import { SupportReference } from './SupportReference.tsx'
import { Words } from './Words.tsx'

interface Props {
  /** Left out if the screen's title says it. */
  title?: string
  hint?: string
  /** The error of a failed call; null while offline. Omit it if no call has failed. */
  error?: Error | null
  /** The hint already says why it failed, so the error's own message is left out. */
  isExplained?: boolean
  /** The title is the screen's. */
  isScreen?: boolean
  /** Returns the promise of what it asks again. */
  onRetry?: () => unknown
}

/** Says what failed, why, and what the customer can do. */
export function ErrorState({ title, hint, error, isExplained = false, isScreen = false, onRetry }: Props) {
  const isClosed = error instanceof ApiError && error.status === 503
  const heading = isClosed ? texts.maintenance.title : title
  const reason = isClosed ? texts.maintenance.hint : error !== undefined && !isExplained && describeError(error)
  return (
    <section className={styles.state} role="alert">
      <StateDrawing name="trouble" />
      {heading && <StateTitle isScreen={isScreen}>{heading}</StateTitle>}
      {isClosed && error.code === 'SERVER_5030' && (
        <p>
          <ServerWords language={error.language}>{error.message}</ServerWords>
        </p>
      )}
      {reason && reason !== title && (
        <p>
          <Words>{reason}</Words>
        </p>
      )}
      {hint && (
        <p>
          <Words>{hint}</Words>
        </p>
      )}
      {onRetry && <RetryButton error={error} onRetry={onRetry} />}
      <SupportReference error={error ?? null} />
    </section>
  )
}
