import { IconDiscount2 } from '@tabler/icons-react'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import type { Offer } from '#domain/offers/preview.ts'
import { useListOffers } from '#generated/hooks/offers.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Dashboard.module.css'
import { useLastShelf } from './use-last-shelf.ts'

const maxOffers = 4

/** The chosen machine's offers that ask the least. Optional: if they can't be loaded, nothing is shown. */
export function MachineOffers() {
  const machine = useChosenMachine()
  const { data } = useListOffers({ machineId: machine?.id ?? '', pageOff: true }, { enabled: machine !== null })
  const all = machine && data ? data.data : []
  const offers = all.toSorted((a, b) => a.min_order_amount - b.min_order_amount).slice(0, maxOffers)
  return machine && offers.length > 0 && <Shown machineId={machine.id} offers={offers} />
}

function Shown({ machineId, offers }: { machineId: string; offers: readonly Offer[] }) {
  const shelf = useLastShelf(machineId)
  const pictureOf = ({ product_ids }: Offer) =>
    shelf?.items.find(({ product: { id, image_url } }) => image_url && product_ids?.includes(id))?.product.image_url
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{texts.dashboard.offers}</h2>
        <TextLink to={paths.offers}>{texts.dashboard.allOffers}</TextLink>
      </div>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Tag picture={pictureOf(offer)} />
            <span>
              <b>
                <ServerWords>{offer.title}</ServerWords>
              </b>
              {!offer.title.includes(offer.offer_type_alias) && (
                <b>
                  <ServerWords>{offer.offer_type_alias}</ServerWords>
                </b>
              )}
              <small>
                <ServerWords>{offer.description}</ServerWords>
              </small>
              {offer.min_order_amount > 0 && (
                <small>
                  <Words>{texts.dashboard.offerFrom({ amount: priceOf(offer.min_order_amount) })}</Words>
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One of the offer's products; for everything, a sign. */
const Tag = ({ picture }: { picture: string | undefined }) => (
  <div className={styles.tag} aria-hidden>
    {picture ? (
      <img src={pictureUrl(picture)} alt="" width={46} height={46} loading="lazy" />
    ) : (
      <IconDiscount2 size="1.75rem" />
    )}
  </div>
)
