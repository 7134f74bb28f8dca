import { ApiError, requestIdOf } from '#shared/api/errors.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Chevron } from './Chevron.tsx'
import styles from './SupportReference.module.css'

/** The failed call's code and X-Request-Id, for support to look up. Renders nothing for other errors. */
export function SupportReference({ error }: { error: Error | null }) {
  const requestId = requestIdOf(error)
  if (!requestId) return null
  return (
    <details className={styles.reference}>
      <summary>
        <span>{texts.errors.details}</span> <Chevron />
      </summary>
      <p>
        <span>
          {error instanceof ApiError
            ? `${texts.errors.code} ${error.code} · ${texts.errors.reference}`
            : texts.errors.reference}
        </span>{' '}
        <code translate="no">{requestId}</code>
      </p>
    </details>
  )
}
