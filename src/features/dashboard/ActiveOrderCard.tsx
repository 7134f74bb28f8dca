import { useActiveOrder } from '#domain/order/active-order.ts'
import { paths } from '#shared/paths.ts'
import { dashboardTexts as texts } from '#shared/texts/dashboard.ts'
import { Action } from '#shared/ui/Action.tsx'
import styles from './Dashboard.module.css'

/** The order that waits at the machine comes before everything else. */
export function ActiveOrderCard() {
  const order = useActiveOrder()
  if (!order) return null
  const isMoving = order.status === 'In-Progress'
  return (
    <section className={styles.active}>
      <h2>{isMoving ? texts.orderMoving : texts.orderReady}</h2>
      <Action to={isMoving ? paths.orderDispenseStatus(order.id) : paths.orderDispense(order.id)}>
        {isMoving ? texts.watch : texts.toMachine}
      </Action>
    </section>
  )
}
