import { ApiError, ContractError, NetworkError } from '#shared/api/errors.ts'
import { supportTexts as texts } from '#shared/texts/support.ts'
import styles from './SupportReference.module.css'

/** The failed call's X-Request-Id, by which support finds it; nothing for errors that are no calls. */
export function SupportReference({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError || error instanceof NetworkError || error instanceof ContractError)) return null
  return (
    <p className={styles.reference}>
      {error instanceof ApiError && `${texts.code} ${error.code} · `}
      {texts.reference} <code>{error.requestId}</code>
    </p>
  )
}
