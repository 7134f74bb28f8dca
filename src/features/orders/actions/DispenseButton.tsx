import type { Order } from '#domain/order/order-state.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './OrderActions.module.css'
import { useDispense } from './use-dispense.ts'

interface Props {
  order: Order
  isPhoneOffline: boolean
  checkAgain: () => void
}

export function DispenseButton({ order, isPhoneOffline, checkAgain }: Props) {
  const { start, isStarting, error } = useDispense(order, checkAgain)
  const label = isPhoneOffline
    ? texts.orderActions.whenOnline({ label: texts.orderActions.dispense })
    : texts.orderActions.dispense
  return (
    <>
      <div role="alert">
        {error && (
          <p className={styles.notice}>
            <Words>{describeError(error)}</Words>
          </p>
        )}
      </div>
      <SupportReference error={error} />
      <Action onClick={start} disabled={isStarting || isPhoneOffline}>
        {isStarting ? texts.orderActions.starting : label}
      </Action>
    </>
  )
}
