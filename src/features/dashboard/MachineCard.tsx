import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { WishButton } from '#features/products/WishButton.tsx'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { BesideMachine } from '#shared/ui/BesideMachine.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import styles from './Dashboard.module.css'

/** The chosen machine, or ways to find one. */
export function MachineCard() {
  const chosen = useChosenMachine()
  if (!chosen)
    return (
      <section className={styles.card}>
        <h2>{texts.dashboard.noMachine}</h2>
        <p>{texts.dashboard.noMachineHint}</p>
        <div className={styles.actions}>
          <Action to={paths.scanMachine}>{texts.dashboard.scan}</Action>
          <Action rank="second" to={paths.searchMachine}>
            {texts.dashboard.search}
          </Action>
        </div>
      </section>
    )
  const { id, machine } = chosen
  return (
    <section className={styles.card}>
      <BesideMachine>
        <small>{texts.dashboard.yourMachine}</small>
        <h2>
          <ServerWords>{machine?.name ?? id}</ServerWords>
        </h2>
        {machine && (
          <p>
            <span>
              <ServerWords>{machine.place.name}</ServerWords>
            </span>
            <br />
            <span>
              <ServerWords>{machine.place.address}</ServerWords>
            </span>
          </p>
        )}
      </BesideMachine>
      <Action to={paths.products}>{texts.dashboard.toProducts}</Action>
      <div className={styles.quiet}>
        <Action rank="quiet" to={paths.searchMachine}>
          {texts.dashboard.otherMachine}
        </Action>
        <WishButton machineId={id} />
      </div>
    </section>
  )
}
