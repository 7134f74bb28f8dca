import type { Order } from '#domain/order/order-state.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import { Action } from '#shared/ui/Action.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import styles from './Dispense.module.css'
import { ItemRow } from './ItemRow.tsx'
import { useDispense } from './use-dispense.ts'

interface Props {
  order: Order
  isCutOff: boolean
  checkAgain: () => void
}

/** Nothing moves before the customer says so, in front of the machine that is named here. */
export function ReadyToDispense({ order, isCutOff, checkAgain }: Props) {
  const { start, isStarting, isMachineOffline, error } = useDispense(order, checkAgain)
  const { name, place } = order.machine
  return (
    <section className={styles.stage} aria-labelledby="dispense-machine">
      <div className={styles.machine}>
        <p>{texts.readyHint}</p>
        <h2 id="dispense-machine">{name}</h2>
        <address>
          {place.name}
          <br />
          {place.address}
        </address>
      </div>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <ItemRow key={item.id} item={item} isPlain />
        ))}
      </ul>
      <p className={styles.meta}>
        {texts.orderNumber(order.order_number)} · {texts.paid(formatMoney(toMinor(order.net_payable_amount)))}
      </p>
      <div role="alert">
        {isMachineOffline && <p className={styles.notice}>{texts.offline}</p>}
        {isCutOff && <p className={styles.notice}>{texts.lostBefore}</p>}
        {error && !isMachineOffline && <p className={styles.notice}>{texts.somethingWrong}</p>}
      </div>
      <SupportReference error={error} />
      <Action isSticky onClick={start} disabled={isStarting}>
        {isStarting ? texts.starting : texts.dispenseNow}
      </Action>
    </section>
  )
}
