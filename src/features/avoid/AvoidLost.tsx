import { useLacksAccountList } from '#domain/machine/use-account-avoided.ts'
import { useGetProfile } from '#generated/hooks/customers.ts'
import { texts } from '#shared/texts/catalog.ts'
import { RetryButton } from '#shared/ui/RetryButton.tsx'
import styles from './AvoidLost.module.css'

/** Says that the account's list could not be loaded, instead of showing products without marks. */
export function AvoidLost() {
  const isLacking = useLacksAccountList()
  const { data, error, errorUpdateCount, refetch } = useGetProfile({}, { enabled: isLacking })
  // Also while it is asked again.
  if (!isLacking || data || errorUpdateCount === 0) return null
  return (
    <div role="alert" className={styles.lost}>
      <p>{texts.avoid.lost}</p>
      <RetryButton error={error} onRetry={() => refetch()} />
    </div>
  )
}
