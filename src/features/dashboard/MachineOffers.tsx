import { IconDiscount2 } from '@tabler/icons-react'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { useListOffers } from '#generated/hooks/offers.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Dashboard.module.css'

const maxOffers = 3

/** The chosen machine's offers that ask the least. Optional: if they can't be loaded, nothing is shown. */
export function MachineOffers() {
  const machine = useChosenMachine()
  const { data } = useListOffers({ machineId: machine?.id ?? '', pageOff: true }, { enabled: machine !== null })
  const all = machine && data ? data.data : []
  const offers = all.toSorted((a, b) => a.min_order_amount - b.min_order_amount).slice(0, maxOffers)
  if (offers.length === 0) return null
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{texts.dashboard.offers}</h2>
        <TextLink to={paths.offers}>{texts.dashboard.allOffers}</TextLink>
      </div>
      <ul className={styles.offers}>
        {offers.map(({ id, title, description, offer_type_alias, min_order_amount }) => (
          <li key={id}>
            <IconDiscount2 className={styles.tag} size="1.75rem" aria-hidden />
            <span>
              <b>
                <ServerWords>{title}</ServerWords>
              </b>
              {!title.includes(offer_type_alias) && (
                <b>
                  <ServerWords>{offer_type_alias}</ServerWords>
                </b>
              )}
              <small>
                <ServerWords>{description}</ServerWords>
              </small>
              {min_order_amount > 0 && (
                <small>
                  <Words>{texts.dashboard.offerFrom({ amount: priceOf(min_order_amount) })}</Words>
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
