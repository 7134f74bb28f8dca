import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { useUnblockOrder } from '#generated/hooks/orders.ts'
import { requestIdOf } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import { Action } from '#shared/ui/Action.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import styles from './Dispense.module.css'

interface Props {
  order: Order
  error: Error | null
  checkAgain: () => void
}

/** No news for long is not a failure: what can be done meanwhile. Letting go fails silently (specification §8). */
export function Overdue({ order, error, checkAgain }: Props) {
  const { userId = '' } = useSession()
  const unblock = useUnblockOrder({ onSettled: checkAgain })
  return (
    <section className={styles.notice}>
      <h3>{texts.overdueTitle}</h3>
      <p>{texts.overdueHint}</p>
      <SupportReference error={error} />
      <Action onClick={checkAgain}>{texts.checkAgain}</Action>
      <Action rank="quiet" to={paths.support(order.id, requestIdOf(error))}>
        {texts.getHelp}
      </Action>
      {order.is_active && (
        <Action
          rank="quiet"
          disabled={unblock.isPending}
          onClick={() => unblock.mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } })}
        >
          {texts.release}
        </Action>
      )}
    </section>
  )
}
