import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { WishButton } from '#features/products/WishButton.tsx'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { BesideMachine } from '#shared/ui/BesideMachine.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import styles from './Dashboard.module.css'
import { useLastShelf } from './use-last-shelf.ts'

/** The chosen machine, or ways to find one. */
export function MachineCard() {
  const chosen = useChosenMachine()
  if (!chosen)
    return (
      <section className={styles.card}>
        <BesideMachine>
          <h2>{texts.dashboard.noMachine}</h2>
          <p>{texts.dashboard.noMachineHint}</p>
        </BesideMachine>
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
      <Pictures machineId={id} />
      <div className={styles.go}>
        <Action to={paths.products}>{texts.dashboard.toProducts}</Action>
        <div className={styles.quiet}>
          <Action rank="quiet" to={paths.searchMachine}>
            {texts.dashboard.otherMachine}
          </Action>
          <WishButton machineId={id} />
        </div>
      </div>
    </section>
  )
}

/** As many as stand beside each other on a wide screen. A phone shows five. */
const maxPictures = 12

/** Some of what the machine sells. The link below leads to all of it. */
function Pictures({ machineId }: { machineId: string }) {
  const items = useLastShelf(machineId)?.items.filter(({ state }) => state === 'available') ?? []
  const pictures = [...new Set(items.map(({ product }) => product.image_url))].slice(0, maxPictures)
  return (
    pictures.length > 0 && (
      <div className={styles.shelf} aria-hidden>
        {pictures.map((url) => (
          <img key={url} src={pictureUrl(url)} alt="" width={60} height={60} loading="lazy" />
        ))}
      </div>
    )
  )
}
