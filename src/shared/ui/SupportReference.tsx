import { ApiError, requestIdOf } from '#shared/api/errors.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Chevron } from './Chevron.tsx'
import { Facts } from './Facts.tsx'
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
        <Facts
          facts={[
            error instanceof ApiError && `${texts.errors.code} ${error.code}`,
            <span key="reference">
              <span>{texts.errors.reference}</span> <code translate="no">{requestId}</code>
            </span>,
          ]}
        />
      </p>
    </details>
  )
}
