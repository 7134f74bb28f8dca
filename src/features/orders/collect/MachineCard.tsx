import { useOpensAt } from '#domain/machine/use-opens-at.ts'
import { isCoffee, type Order } from '#domain/order/order-state.ts'
import { formatWeekdayClock } from '#shared/measures.ts'
import { texts } from '#shared/texts/catalog.ts'
import { BesideMachine } from '#shared/ui/BesideMachine.tsx'
import { Panel } from '#shared/ui/Panel.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import styles from './Dispense.module.css'

interface Props {
  machine: Order['machine']
  hint: string
}

/** The order's machine, with the number that is printed on it. */
export function MachineCard({ machine, hint }: Props) {
  const { id, name, place } = machine
  const opensAt = useOpensAt(id)
  return (
    <Panel className={styles.machine}>
      {opensAt !== undefined && (
        <p className={styles.closed}>
          <b>{texts.dispense.closedUntil({ time: formatWeekdayClock(opensAt) })}</b>{' '}
          <span>{texts.dispense.closedHint}</span>
        </p>
      )}
      <p className={styles.hint}>{hint}</p>
      <BesideMachine isCoffee={isCoffee({ machine })}>
        <h2>
          <ServerWords>{name}</ServerWords>
        </h2>
        <address>
          <span>
            <ServerWords>{place.name}</ServerWords>
          </span>
          <br />
          <span>
            <ServerWords>{place.address}</ServerWords>
          </span>
        </address>
        <p className={styles.number}>
          <span>{texts.dispense.machineNumber}</span> <b translate="no">{id}</b>
        </p>
      </BesideMachine>
    </Panel>
  )
}
