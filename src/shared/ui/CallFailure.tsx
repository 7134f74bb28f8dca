import { describeError } from '#shared/api/describe-error.ts'
import styles from './CallFailure.module.css'
import { SupportReference } from './SupportReference.tsx'

interface Props {
  /** What failed. */
  title: string
  call: { error: Error | null; isPending: boolean }
}

/** Why a dialog's call failed, until the next attempt. */
export const CallFailure = ({ title, call: { error, isPending } }: Props) => (
  <div role="alert">
    {error && !isPending && (
      <>
        <p className={styles.title}>{title}</p>
        <p>{describeError(error)}</p>
        <SupportReference error={error} />
      </>
    )}
  </div>
)
