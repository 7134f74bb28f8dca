import type { Order } from '#domain/order/order-state.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import styles from './OrderActions.module.css'
import { useRelease } from './use-release.ts'

interface Props {
  order: Order
  label: string
  busyLabel: string
  rank: 'second' | 'danger'
  isPhoneOffline: boolean
  checkAgain: () => void
  onReleased?: ((order: Order) => void) | undefined
}

/** Closes an unpaid order, or one whose machine no longer responds. */
export function ReleaseButton({ order, label, busyLabel, rank, isPhoneOffline, ...callbacks }: Props) {
  const { release, isReleasing, error, problem } = useRelease(order, callbacks)
  return (
    <>
      <div role="alert">{problem && <p className={styles.notice}>{problem}</p>}</div>
      <SupportReference error={error} />
      <Action rank={rank} onClick={release} disabled={isReleasing || isPhoneOffline}>
        {isReleasing ? busyLabel : isPhoneOffline ? texts.orderActions.whenOnline({ label }) : label}
      </Action>
    </>
  )
}
