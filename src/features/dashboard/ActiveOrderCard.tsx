import { useKnownStatus } from '#domain/machine/known-status.ts'
import { useActiveOrder } from '#domain/order/active-order.ts'
import { endingOf } from '#domain/order/endings.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Facts } from '#shared/ui/Facts.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import styles from './Dashboard.module.css'

/** The active order, at any machine. */
export function ActiveOrderCard() {
  const order = useActiveOrder()
  const status = useKnownStatus(order?.machine.id)
  if (!order) return null
  const { machine, net_payable_amount, currency } = order
  const { stage } = endingOf({ order, isMachineOffline: (status ?? machine.online_status) === 'offline' })
  const isMoving = stage === 'dispensing'
  const title = isMoving
    ? texts.dashboard.orderMoving
    : stage === 'machine-offline'
      ? texts.dashboard.orderOffline
      : texts.dashboard.orderReady
  return (
    <section className={styles.active}>
      <h2>{title}</h2>
      <p>
        <Facts
          facts={[
            <ServerWords key="machine">{machine.name}</ServerWords>,
            <bdi key="id" translate="no">
              {machine.id}
            </bdi>,
            priceOf(net_payable_amount, currency),
          ]}
        />
      </p>
      <Action to={isMoving ? paths.orderDispenseStatus(order.id) : paths.orderDispense(order.id)}>
        {isMoving ? texts.dashboard.watch : texts.dashboard.seeOrder}
      </Action>
    </section>
  )
}
