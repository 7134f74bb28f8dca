import { IconScan } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { WishButton } from '#features/products/WishButton.tsx'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { BesideMachine } from '#shared/ui/BesideMachine.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { useWaitingOrder } from '#shared/ui/waiting-order.ts'
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
          <Action rank="quiet" to={paths.scanMachine} icon={<IconScan size="1.25rem" aria-hidden />}>
            {texts.dashboard.scanOther}
          </Action>
          <WishButton machineId={id} />
        </div>
      </div>
    </section>
  )
}

/** As many as stand beside each other on a wide screen. A phone shows five. */
const maxPictures = 12

/** Some of what the machine sells, each a link to it. The link below leads to all of it. */
function Pictures({ machineId }: { machineId: string }) {
  const isWaiting = useWaitingOrder(paths.products) !== null
  const items = useLastShelf(machineId)?.items.filter(({ state }) => state === 'available') ?? []
  const pictures = [...new Set(items.map(({ product }) => product.image_url))].slice(0, maxPictures)
  const shown = pictures.flatMap((url) => items.find(({ product }) => product.image_url === url) ?? [])
  return (
    shown.length > 0 && (
      <ul className={styles.shelf} aria-label={texts.products.title} aria-hidden={isWaiting || undefined}>
        {shown.map(({ product }) => {
          const picture = <img src={pictureUrl(product.image_url)} alt="" width={60} height={60} loading="lazy" />
          return (
            <li key={product.image_url}>
              {isWaiting ? (
                picture
              ) : (
                <Link to={paths.product(product.id)} aria-label={texts.products.about({ name: product.name })}>
                  {picture}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    )
  )
}
