import { ApiError, requestIdOf } from '#shared/api/errors.ts'
import { errorTexts as texts } from '#shared/texts/errors.ts'
import styles from './SupportReference.module.css'

/** The failed call's X-Request-Id, by which support finds it. Empty for other errors. */
export function SupportReference({ error }: { error: Error | null }) {
  const requestId = requestIdOf(error)
  if (!requestId) return null
  return (
    <p className={styles.reference}>
      {error instanceof ApiError && `${texts.code} ${error.code} · `}
      {texts.reference} <code>{requestId}</code>
    </p>
  )
}
