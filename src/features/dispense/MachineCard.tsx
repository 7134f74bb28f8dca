import type { Order } from '#domain/order/order-state.ts'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import styles from './Dispense.module.css'

interface Props {
  machine: Order['machine']
  hint: string
  /** The number printed on the machine; left out if the button already shows it. */
  hasNumber?: boolean
}

/** The order's machine. */
export const MachineCard = ({ machine: { id, name, place }, hint, hasNumber = false }: Props) => (
  <div className={styles.machine}>
    <p>{hint}</p>
    <h2 id="dispense-machine">{name}</h2>
    <address>
      {place.name}
      <br />
      {place.address}
    </address>
    {hasNumber && (
      <p className={styles.number}>
        {texts.machineNumber} <b>{id}</b>
      </p>
    )}
  </div>
)
